import Dispatch
import Reactive
import ReactiveTesting
import Testing

@Suite(.timeLimit(.minutes(5)))
struct IntervalTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `an interval emits every period and stops at disposal`() {
    let result = scheduler.start { Observable<Int>.interval(.seconds(200), scheduler: scheduler) }
    #expect(result.events == [.next(400, 0), .next(600, 1), .next(800, 2)])
  }

  @Test func `an interval of 0 seconds emits at every tick of virtual time`() {
    let result = scheduler.start(disposed: 205) {
      Observable<Int>.interval(.seconds(0), scheduler: scheduler)
    }
    #expect(result.events == [.next(201, 0), .next(202, 1), .next(203, 2), .next(204, 3)])
  }

  @Test func `work scheduled for the next tick runs after that tick's element`() {
    let result = scheduler.start(disposed: 450) {
      Observable<Int>.interval(.seconds(100), scheduler: scheduler).flatMap { number in
        Observable<Int>.timer(.seconds(100), scheduler: scheduler).map { _ in -number }.startWith(number)
      }
    }
    #expect(result.events == [.next(300, 0), .next(400, 1), .next(400, 0)])
  }

  @Test func `an interval counts on a dispatch queue`() async throws {
    let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "test")
    #expect(
      try await lines(of: Observable<Int>.interval(.milliseconds(1), scheduler: scheduler).take(3))
        == ["next(0)", "next(1)", "next(2)", "completed"])
  }
}
