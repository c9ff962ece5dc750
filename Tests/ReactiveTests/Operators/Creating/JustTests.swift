import Reactive
import ReactiveTesting
import Testing

struct JustTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `just emits one element and completes`() {
    #expect(events(of: Observable.just([1, 2])) == ["next([1, 2])", "completed"])
  }

  @Test func `just does not complete if the observer disposes during the element`() {
    let log = Log()
    #expect(
      events(of: Observable.just(1).do(onCompleted: { log("completed") }).take(1)) == [
        "next(1)", "completed",
      ])
    #expect(log.lines == [])
  }

  @Test func `each event is emitted in a separate turn on the given scheduler`() {
    #expect(TestScheduler.run { .just(1, scheduler: $0) } == ["201 next(1)", "202 completed"])
  }

  typealias Flatten = @Sendable (PublishSubject<Int>, @escaping (Int) -> Observable<Int>) -> Observable<Int>

  private static let flattenings: [Flatten] = [
    { source, inner in source.flatMap(inner) }, { source, inner in source.flatMapLatest(inner) },
    { source, inner in source.flatMapFirst(inner) }, { source, inner in source.concatMap(inner) },
    { source, inner in source.flatMap(inner).flatMap(inner) },
    { source, inner in .merge(source.flatMap(inner), source.flatMapLatest(inner)) },
  ]

  /// Operators read the element of `just` without subscribing to it.
  @Test(arguments: flattenings.indices)
  func `as an inner sequence, just behaves like any other source of one element`(place: Int) {
    func lines(_ make: @escaping (Int) -> Observable<Int>, leavingAt last: Int) -> [String] {
      let log = Log()
      let source = PublishSubject<Int>()
      let subscription = SerialDisposable()
      subscription.disposable = Self.flattenings[place](source, make).do(onDispose: { log("gone") })
        .subscribe { event in
          log("\(event)")
          // Emitted during an event, as in an app in which one choice leads to the next.
          if event.element == 2 { for number in 10...12 { source.onNext(number) } }
          if event.element == last { subscription.dispose() }
        }
      for number in 1...4 { source.onNext(number) }
      source.onCompleted()
      log("\(source.hasObservers)")
      return log.lines
    }
    for last in [0, 2, 3, 11] {
      let known = lines({ .just($0) }, leavingAt: last)
      let unknown = lines(
        { number in
          .create { observer in
            observer.onNext(number)
            observer.onCompleted()
            return Disposables.create()
          }
        }, leavingAt: last)
      #expect(known == unknown)
    }
  }
}
