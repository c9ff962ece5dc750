import Dispatch
import Reactive
import ReactiveTesting
import Testing

struct TimerDurationTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `interval emits after each duration`() {
    let ticks = Observable<Int>.interval(Duration.seconds(300), scheduler: scheduler)
    #expect(scheduler.run(ticks) == ["500 next(0)", "800 next(1)"])
  }

  @Test func `timer emits once after a duration, or repeatedly with a period`() {
    let once = Observable<Int>.timer(Duration.seconds(300), scheduler: scheduler)
    #expect(scheduler.run(once) == ["500 next(0)", "500 completed"])
    let periodic = TestScheduler.run {
      Observable<Int>.timer(Duration.seconds(100), period: Duration.seconds(300), scheduler: $0)
    }
    #expect(periodic == ["300 next(0)", "600 next(1)", "900 next(2)"])
  }

  @Test func `durations without an explicit type are passed as time intervals`() {
    let spans = SpanScheduler()
    let nap = Duration.milliseconds(5)
    let timers = [
      Observable<Int>.interval(.seconds(1), scheduler: spans),
      Observable<Int>.interval(nap, scheduler: spans),
      Observable<Int>.timer(.seconds(1), scheduler: spans),
      Observable<Int>.timer(nap, scheduler: spans),
      Observable<Int>.timer(.seconds(1), period: .seconds(2), scheduler: spans),
      Observable<Int>.timer(nap, period: nap, scheduler: spans),
      Observable<Int>.timer(.seconds(0.5), period: .seconds(2), scheduler: spans),
    ]
    for timer in timers { timer.subscribe().dispose() }
    #expect(
      spans.spans == [
        "seconds(1), seconds(1)", "nanoseconds(5000000), nanoseconds(5000000)", "seconds(1)",
        "nanoseconds(5000000)", "seconds(1), seconds(2)", "nanoseconds(5000000), nanoseconds(5000000)",
        "nanoseconds(500000000), nanoseconds(2000000000)",
      ])
  }
}
