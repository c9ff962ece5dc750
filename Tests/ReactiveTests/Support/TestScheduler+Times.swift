import Reactive
import ReactiveTesting

extension TestScheduler {
  func hot(_ events: Recorded<Event<Int>>...) -> TestableObservable<Int> { createHotObservable(events) }

  func cold(_ events: Recorded<Event<Int>>...) -> TestableObservable<Int> { createColdObservable(events) }

  /// What `sequence` sends from 200 to 1000, each event with its time.
  func run(_ sequence: Observable<Int>) -> [String] { Self.lines(of: start { sequence }) }

  /// What a sequence sends that is made with a scheduler of its own, each event with its time.
  static func run(disposed: Int = 1000, _ make: (TestScheduler) -> Observable<Int>) -> [String] {
    let scheduler = TestScheduler(initialClock: 0)
    let sequence = make(scheduler)
    return lines(of: scheduler.start(disposed: disposed) { sequence })
  }

  private static func lines(of observer: TestableObserver<Int>) -> [String] {
    observer.events.map { "\($0.time) \($0.value)" }
  }
}
