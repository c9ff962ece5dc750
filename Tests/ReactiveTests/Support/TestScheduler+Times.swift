import Reactive
import ReactiveTesting

extension TestScheduler {
  func hot(_ events: Recorded<Event<Int>>...) -> TestableObservable<Int> { createHotObservable(events) }

  func cold(_ events: Recorded<Event<Int>>...) -> TestableObservable<Int> { createColdObservable(events) }

  /// Returns the events of `sequence` from 200 to 1000, each with its time.
  func run(_ sequence: Observable<Int>) -> [String] { Self.lines(of: start { sequence }) }

  /// Returns the events of a sequence that is created with a new scheduler, each with its time.
  static func run(disposed: Int = 1000, _ make: (TestScheduler) -> Observable<Int>) -> [String] {
    let scheduler = TestScheduler(initialClock: 0)
    let sequence = make(scheduler)
    return lines(of: scheduler.start(disposed: disposed) { sequence })
  }

  private static func lines(of observer: TestableObserver<Int>) -> [String] {
    observer.events.map { "\($0.time) \($0.value)" }
  }
}
