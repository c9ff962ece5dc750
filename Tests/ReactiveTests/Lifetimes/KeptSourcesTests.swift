import Dispatch
import Reactive
import ReactiveTesting
import Testing

/// Whether a subscription that is never disposed of retains the objects that own its source, as it does in RxSwift.
///
/// An object that only its own sequence references goes on emitting with the operators that retain it in RxSwift,
/// and is released with all others.
struct KeptSourcesTests {
  /// An object with events that only the closure of its sequence retains.
  private final class Ticker {
    let subject = PublishSubject<Int>()

    func ticks() -> Observable<Int> {
      .create { [self] observer in subject.subscribe(observer) }
    }
  }

  /// A subject that never emits.
  private static let silent = PublishSubject<Int>()

  typealias Build = @Sendable (Observable<Int>, TestScheduler) -> Observable<Int>

  private static let keeping: [(String, Build)] = [
    ("distinctUntilChanged", { one, _ in one.distinctUntilChanged() }),
    ("take", { one, _ in one.take(5) }),
    ("take(while:)", { one, _ in one.take(while: { _ in true }) }),
    ("take(until: predicate)", { one, _ in one.take(until: { _ in false }) }),
    ("take(until:)", { one, _ in one.take(until: Observable<Int>.never()) }),
    ("the second source of take(until:)", { one, _ in Observable.never().take(until: one) }),
    ("take(for:)", { $0.take(for: .seconds(9), scheduler: $1) }),
    ("takeLast", { one, _ in one.takeLast(2) }),
    ("skip", { one, _ in one.skip(1) }),
    ("skip(while:)", { one, _ in one.skip(while: { _ in false }) }),
    ("skip(until:)", { one, _ in one.skip(until: Observable<Int>.never()) }),
    ("skip for a duration", { $0.skip(.seconds(9), scheduler: $1) }),
    ("scan", { one, _ in one.scan(0, accumulator: +) }),
    ("scan(into:)", { one, _ in one.scan(into: 0) { $0 += $1 } }),
    ("reduce", { one, _ in one.reduce(0, accumulator: +) }),
    ("toArray", { one, _ in one.toArray().asObservable().map(\.count) }),
    ("element(at:)", { one, _ in one.element(at: 5) }),
    ("single", { one, _ in one.single() }),
    ("debug", { one, _ in one.debug("kept") }),
    ("throttle", { $0.throttle(.seconds(9), scheduler: $1) }),
    ("debounce", { $0.debounce(.seconds(9), scheduler: $1) }),
    ("timeout", { $0.timeout(.seconds(9), scheduler: $1) }),
    ("buffer", { $0.buffer(timeSpan: .seconds(9), count: 5, scheduler: $1).map(\.count) }),
    ("window", { $0.window(timeSpan: .seconds(9), count: 5, scheduler: $1).flatMap { $0 } }),
    ("sample", { one, _ in one.sample(Observable<Int>.never()) }),
    ("the second source of sample", { one, _ in Observable<Int>.never().sample(one) }),
    ("combineLatest", { one, _ in .combineLatest(one, Observable.of(1)) { $0 + $1 } }),
    ("combineLatest of a collection", { one, _ in Observable.combineLatest([one]).map(\.count) }),
    ("zip", { one, _ in .zip(one, Observable.of(1)) { $0 + $1 } }),
    ("zip of a collection", { one, _ in Observable.zip([one]).map(\.count) }),
    ("withLatestFrom", { one, _ in one.withLatestFrom(Observable<Int>.never()) }),
    ("the second source of withLatestFrom", { one, _ in Observable<Int>.never().withLatestFrom(one) }),
    ("amb", { one, _ in one.amb(Observable.never()) }),
    ("catch", { one, _ in one.catch { _ in .never() } }),
    ("catchAndReturn", { one, _ in one.catchAndReturn(0) }),
    ("retry", { one, _ in one.retry() }),
    ("retry with a limit", { one, _ in one.retry(2) }),
    ("retry(when:)", { one, _ in one.retry(when: { (errors: Observable<any Error>) in errors.take(1) }) }),
    ("concat", { one, _ in one.concat(Observable.never()) }),
    ("the second source of concat", { one, _ in silent.concat(one) }),
    ("share", { one, _ in one.share() }),
    ("share(replay:)", { one, _ in one.share(replay: 1) }),
    ("publish and refCount", { one, _ in one.publish().refCount() }),
    ("groupBy", { one, _ in one.groupBy { $0 % 2 }.flatMap { $0 } }),
    ("multicast", { one, _ in one.multicast({ PublishSubject() }) { $0 } }),
    ("subscribe(on:)", { $0.subscribe(on: $1) }),
    ("the second source of ifEmpty(switchTo:)", { one, _ in silent.ifEmpty(switchTo: one) }),
    ("flatMap's closure", { one, _ in Observable.just(0).flatMap { _ in one } }),
    ("flatMapLatest's closure", { one, _ in Observable.just(0).flatMapLatest { _ in one } }),
    ("flatMapFirst's closure", { one, _ in Observable.just(0).flatMapFirst { _ in one } }),
    ("concatMap's closure", { one, _ in Observable.just(0).concatMap { _ in one } }),
    ("using's closure", { one, _ in .using({ BooleanDisposable() }) { _ in one } }),
  ]

  private static let freeing: [(String, Build)] = [
    ("map", { one, _ in one.map { $0 } }),
    ("filter", { one, _ in one.filter { _ in true } }),
    ("compactMap", { one, _ in one.compactMap { $0 } }),
    ("do", { one, _ in one.do(onNext: { _ in }) }),
    ("enumerated", { one, _ in one.enumerated().map(\.element) }),
    ("materialize", { one, _ in one.materialize().dematerialize() }),
    ("merge", { one, _ in .merge(one, .never()) }),
    ("flatMap", { one, _ in one.flatMap { _ in Observable<Int>.never() } }),
    ("flatMapLatest", { one, _ in one.flatMapLatest { _ in Observable<Int>.never() } }),
    ("startWith", { one, _ in one.startWith(0) }),
    ("observe(on:)", { $0.observe(on: $1) }),
    ("delay", { $0.delay(.seconds(9), scheduler: $1) }),
    ("ifEmpty(default:)", { one, _ in one.ifEmpty(default: 0) }),
    ("ifEmpty(switchTo:)", { one, _ in one.ifEmpty(switchTo: .never()) }),
    ("ignoreElements", { one, _ in one.ignoreElements().zeros }),
    ("first", { one, _ in one.first().asObservable().map { $0 ?? 0 } }),
    ("asSingle", { one, _ in one.asSingle().asObservable() }),
  ]

  /// Subscribes to a sequence of a ticker, and retains only the disposable.
  ///
  /// - Returns: Whether the ticker still exists, and whether it exists after disposal.
  private func isThere(_ build: Build) -> (now: Bool, afterDisposal: Bool) {
    let scheduler = TestScheduler(initialClock: 0)
    weak var ticker: Ticker?
    let subscription: any Disposable
    do {
      let fresh = Ticker()
      ticker = fresh
      subscription = build(fresh.ticks(), scheduler).subscribe()
      scheduler.advanceTo(1)
    }
    let isThere = ticker != nil
    subscription.dispose()
    // Removes disposed work from the queue.
    scheduler.start()
    return (isThere, ticker != nil)
  }

  @Test(arguments: keeping.indices)
  func `the object that owns a source is retained as long as the subscription`(place: Int) {
    let (name, build) = Self.keeping[place]
    #expect(isThere(build) == (true, false), "\(name)")
  }

  @Test(arguments: freeing.indices)
  func `the object that owns a source is released if only its sequence references it`(place: Int) {
    let (name, build) = Self.freeing[place]
    #expect(!isThere(build).now, "\(name)")
  }
}
