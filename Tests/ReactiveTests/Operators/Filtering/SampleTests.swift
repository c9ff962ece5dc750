import Reactive
import ReactiveTesting
import Testing

struct SampleTests {
  private let source = PublishSubject<Int>()
  private let sampler = PublishSubject<String>()
  private let log = Log()
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `each element is emitted at most once`() {
    _ = source.sample(sampler).subscribe(log.observer())
    sampler.onNext("nothing yet")
    source.onNext(1)
    source.onNext(2)
    sampler.onNext("x")
    sampler.onNext("nothing new")
    source.onNext(3)
    sampler.onNext("y")
    #expect(log.lines == ["next(2)", "next(3)"])
  }

  @Test func `the default is emitted if there is no new element`() {
    _ = source.sample(sampler, defaultValue: 0).subscribe(log.observer())
    sampler.onNext("x")
    source.onNext(1)
    sampler.onNext("y")
    sampler.onNext("z")
    #expect(log.lines == ["next(0)", "next(1)", "next(0)"])
  }

  @Test func `sample completes with the sampler's next element after the source has completed`() {
    _ = source.sample(sampler).subscribe(log.observer())
    source.onNext(1)
    source.onCompleted()
    #expect(log.lines.isEmpty)
    sampler.onNext("x")
    #expect(log.lines == ["next(1)", "completed"])
    #expect(!sampler.hasObservers)
  }

  @Test func `sample completes with the sampler after the source has completed`() {
    _ = source.sample(sampler, defaultValue: 0).subscribe(log.observer())
    source.onNext(1)
    source.onCompleted()
    sampler.onCompleted()
    #expect(log.lines == ["next(1)", "completed"])
  }

  @Test func `a sampler that completes first takes a last sample, and the result does not complete`() {
    #expect(
      events(of: Observable.of(1, 2, 3).sample(Observable.of("x", "y"))) == ["next(1)", "next(2)", "next(3)"])
  }

  @Test func `the sampler's completion emits the default if there is no new element`() {
    _ = source.sample(sampler, defaultValue: 0).subscribe(log.observer())
    sampler.onCompleted()
    #expect(log.lines == ["next(0)"])
  }

  @Test func `sample fails if the source or the sampler fails`() {
    #expect(events(of: failing(1).sample(Observable<Int>.never())) == ["error(first)"])
    #expect(events(of: Observable<Int>.never().sample(failing(with: .second))) == ["error(second)"])
  }

  @Test func `disposal disposes of both sources`() {
    let subscription = source.sample(sampler).subscribe()
    #expect(source.hasObservers && sampler.hasObservers)
    subscription.dispose()
    #expect(!source.hasObservers && !sampler.hasObservers)
  }

  @Test func `a new element is emitted when the sampler emits`() {
    let samples = scheduler.hot(.next(210, 1), .next(220, 2), .next(230, 3), .completed(240))
    let times = scheduler.hot(.next(215, 0), .next(225, 0), .completed(260))
    #expect(
      scheduler.run(samples.sample(times)) == ["215 next(1)", "225 next(2)", "260 next(3)", "260 completed"])
    #expect(samples.subscriptions == [Subscription(200, 240)])
    #expect(times.subscriptions == [Subscription(200, 260)])
  }
}
