import Dispatch
import Reactive
import ReactiveTesting
import Testing

struct TimingDurationTests {
  private let scheduler = TestScheduler(initialClock: 0)

  private func source() -> TestableObservable<Int> {
    scheduler.hot(.next(210, 1), .next(220, 2), .next(260, 3), .completed(300))
  }

  private func run(_ sequence: (TestableObservable<Int>) -> Observable<Int>) -> [String] {
    scheduler.run(sequence(source()))
  }

  @Test func `debounce, throttle and delay wait for a duration`() {
    #expect(
      scheduler.run(source().debounce(Duration.seconds(20), scheduler: scheduler)) == [
        "240 next(2)", "280 next(3)", "300 completed",
      ])
    let other = TimingDurationTests()
    #expect(
      other.run { $0.throttle(Duration.seconds(30), scheduler: other.scheduler) } == [
        "210 next(1)", "240 next(2)", "270 next(3)", "300 completed",
      ])
    let first = TimingDurationTests()
    #expect(
      first.run { $0.throttle(Duration.seconds(30), latest: false, scheduler: first.scheduler) } == [
        "210 next(1)", "260 next(3)", "300 completed",
      ])
    let late = TimingDurationTests()
    #expect(
      late.run { $0.delay(Duration.seconds(5), scheduler: late.scheduler) } == [
        "215 next(1)", "225 next(2)", "265 next(3)", "305 completed",
      ])
  }

  @Test func `delaySubscription subscribes after a duration`() {
    #expect(
      run { $0.delaySubscription(Duration.seconds(15), scheduler: scheduler) } == [
        "220 next(2)", "260 next(3)", "300 completed",
      ])
  }

  @Test func `timeout fails, or continues with the other source, after a duration`() {
    #expect(
      run { $0.timeout(Duration.seconds(30), scheduler: scheduler) } == [
        "210 next(1)", "220 next(2)", "250 error(Sequence timeout.)",
      ])
    let other = TimingDurationTests()
    #expect(
      other.run {
        $0.timeout(Duration.seconds(30), other: Observable.just(9), scheduler: other.scheduler)
      } == ["210 next(1)", "220 next(2)", "250 next(9)", "250 completed"])
  }

  @Test func `buffer and window last for a duration`() {
    #expect(
      run {
        $0.buffer(timeSpan: Duration.seconds(40), count: 9, scheduler: scheduler).map(\.count)
      } == ["240 next(2)", "280 next(1)", "300 next(0)", "300 completed"])
    let other = TimingDurationTests()
    #expect(
      other.run {
        $0.window(timeSpan: Duration.seconds(40), count: 9, scheduler: other.scheduler)
          .flatMap { $0.reduce(0, accumulator: +) }
      } == ["240 next(3)", "280 next(3)", "300 next(0)", "300 completed"])
  }

  @Test func `take(for:) and skip count from the subscription`() {
    #expect(
      run { $0.take(for: Duration.seconds(25), scheduler: scheduler) } == [
        "210 next(1)", "220 next(2)", "225 completed",
      ])
    let other = TimingDurationTests()
    #expect(
      other.run { $0.skip(Duration.seconds(25), scheduler: other.scheduler) } == [
        "260 next(3)", "300 completed",
      ])
  }

  @Test func `a literal without a type is a time interval, or a duration if only a duration can express it`()
  {
    let spans = SpanScheduler()
    let source = Observable<Int>.never()
    let nap = Duration.milliseconds(5)
    let sources = [
      source.timeout(.seconds(1), scheduler: spans),
      source.timeout(Duration.seconds(1), scheduler: spans),
      source.timeout(nap, scheduler: spans),
      source.timeout(.seconds(0.25), scheduler: spans),
      source.timeout(.never, scheduler: spans),
      source.timeout(.milliseconds(5), other: source, scheduler: spans),
      source.timeout(nap * 2, other: source, scheduler: spans),
      source.take(for: .seconds(1), scheduler: spans),
      source.take(for: nap, scheduler: spans),
      source.skip(.seconds(1), scheduler: spans),
      source.skip(nap, scheduler: spans),
      source.delaySubscription(.seconds(1), scheduler: spans),
      source.delaySubscription(nap, scheduler: spans),
    ]
    for source in sources { source.subscribe().dispose() }
    #expect(
      spans.spans == [
        "seconds(1)", "nanoseconds(1000000000)", "nanoseconds(5000000)", "nanoseconds(250000000)",
        "never", "milliseconds(5)", "nanoseconds(10000000)", "seconds(1)", "nanoseconds(5000000)",
        "seconds(1)", "nanoseconds(5000000)", "seconds(1)", "nanoseconds(5000000)",
      ])
  }
}
