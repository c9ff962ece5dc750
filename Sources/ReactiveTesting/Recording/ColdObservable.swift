import Reactive

/// A source whose events happen so long after each subscription.
///
/// `@unchecked Sendable`: as its superclass.
final class ColdObservable<Element>: TestableObservable<Element>, @unchecked Sendable {
  override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let number = log.open(at: scheduler.clock)
    let run = Run(observer.on)
    // What is scheduled stays scheduled after disposal, so that the clock of a test does not depend on who leaves when.
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

  /// One subscription; lets go of its observer at disposal.
  ///
  /// `@unchecked Sendable`: `observer` is guarded by the lock.
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
