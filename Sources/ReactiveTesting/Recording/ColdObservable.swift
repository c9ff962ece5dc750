import Reactive

/// A source that emits its events relative to each subscription.
///
/// `@unchecked Sendable`: adds no state to its superclass.
final class ColdObservable<Element>: TestableObservable<Element>, @unchecked Sendable {
  override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let number = log.open(at: scheduler.clock)
    let run = Run(observer.on)
    // Scheduled events stay scheduled after disposal, so the clock of a test doesn't depend on disposals.
    for event in recordedEvents {
      _ = scheduler.scheduleRelativeVirtual((), dueTime: event.time) { _ in
        run.send(event.value)
        return Disposables.create()
      }
    }
    return Disposables.create {
      run.stop()
      self.log.close(number, at: self.scheduler.clock)
    }
  }

  /// One subscription, which releases its observer at disposal.
  ///
  /// `@unchecked Sendable`: the lock guards `observer`.
  private final class Run: @unchecked Sendable {
    private let lock = Lock()
    private var observer: ((Event<Element>) -> Void)?

    init(_ observer: @escaping (Event<Element>) -> Void) { self.observer = observer }

    func send(_ event: Event<Element>) { lock({ observer })?(event) }

    func stop() {
      let last = lock { observer.take() }
      withExtendedLifetime(last) {}
    }
  }
}
