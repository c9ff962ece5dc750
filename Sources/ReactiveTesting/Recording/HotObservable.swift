import Reactive

/// A source that emits its events at fixed times, whether or not it has observers.
///
/// `@unchecked Sendable`: the lock guards `observers`.
final class HotObservable<Element>: TestableObservable<Element>, @unchecked Sendable {
  private let lock = Lock()
  /// The observers in the order of their subscriptions.
  private var observers: [(number: Int, on: (Event<Element>) -> Void)] = []

  override init(_ scheduler: TestScheduler, _ events: [Recorded<Event<Element>>]) {
    super.init(scheduler, events)
    for event in events { scheduler.scheduleAt(event.time) { self.send(event.value) } }
  }

  private func send(_ event: Event<Element>) {
    for observer in lock({ observers }) { observer.on(event) }
  }

  override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let number = log.open(at: scheduler.clock)
    lock { observers.append((number, observer.on)) }
    // The observer retains its subscription. If that retained this source, neither would ever be deallocated if the
    // source doesn't terminate.
    return Disposables.create { [weak self, log, scheduler] in
      self?.leave(number)
      log.close(number, at: scheduler.clock)
    }
  }

  private func leave(_ number: Int) {
    let left = lock {
      observers.firstIndex { $0.number == number }.map { observers.remove(at: $0) }
    }
    withExtendedLifetime(left) {}
  }
}
