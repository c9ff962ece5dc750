import Reactive

/// A source whose events happen at their times, whether anybody is subscribed or not.
///
/// `@unchecked Sendable`: `observers` is guarded by the lock.
final class HotObservable<Element>: TestableObservable<Element>, @unchecked Sendable {
  private let lock = Lock()
  /// In the order of subscription.
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
    // The observer holds its subscription: if that held this, the two would keep each other, and what never ends would
    // never be freed.
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
