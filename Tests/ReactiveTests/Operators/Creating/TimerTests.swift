import Dispatch
import Reactive
import ReactiveTesting
import Testing

@Suite(.timeLimit(.minutes(5)))
struct TimerTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `a timer without a period emits once`() {
    let result = scheduler.start { Observable<Int>.timer(.seconds(100), scheduler: scheduler) }
    #expect(result.events == [.next(300, 0), .completed(300)])
  }

  @Test func `a timer of 0 seconds emits at the next tick of virtual time`() {
    let result = scheduler.start { Observable<Int>.timer(.seconds(0), scheduler: scheduler) }
    #expect(result.events == [.next(201, 0), .completed(201)])
  }

  @Test func `a timer with a period emits repeatedly`() {
    let result = scheduler.start(disposed: 400) {
      Observable<Int>.timer(.seconds(50), period: .seconds(60), scheduler: scheduler)
    }
    #expect(result.events == [.next(250, 0), .next(310, 1), .next(370, 2)])
  }

  @Test func `a timer works on a dispatch queue`() async throws {
    let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "test")
    #expect(
      try await lines(of: Observable<Int>.timer(.milliseconds(1), scheduler: scheduler)) == [
        "next(0)", "completed",
      ])
    #expect(
      try await lines(
        of: Observable<Int>.timer(.milliseconds(5), period: .milliseconds(1), scheduler: scheduler).take(2))
        == ["next(0)", "next(1)", "completed"])
  }

  @Test func `disposal cancels the timer`() {
    let result = scheduler.start(disposed: 250) { Observable<Int>.timer(.seconds(100), scheduler: scheduler) }
    #expect(result.events == [])
  }

  @Test func `the counter wraps around to the minimum of its type`() {
    let bytes = Observable<Int8>.timer(.seconds(1), period: .seconds(1), scheduler: scheduler)
    let result = scheduler.start { bytes.skip(127).take(2) }
    #expect(result.events.compactMap(\.value.element) == [127, -128])
  }
}
