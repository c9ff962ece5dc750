import Reactive
import Testing

/// What is over before it subscribes to a source does not begin to: that would start a request that nobody wants.
struct NotSubscribedTests {
  private static let combinations:
    [(name: String, make: @Sendable (Observable<Int>, Observable<Int>) -> Observable<Int>)] = [
      ("merge", { .merge($0, $1) }),
      ("merge of inner ones", { Observable.of($0, $1).merge() }),
      ("merge of a few at a time", { Observable.of($0, $1).merge(maxConcurrent: 2) }),
      ("flatMap", { one, other in Observable.of(0, 1).flatMap { $0 == 0 ? one : other } }),
      ("concatMap", { one, other in Observable.of(0, 1).concatMap { $0 == 0 ? one : other } }),
      ("concat", { .concat($0, $1) }),
      ("zip", { .zip($0, $1) { $0 + $1 } }),
      ("zip of a collection", { Observable.zip([$0, $1]).map { $0[0] } }),
      ("combineLatest", { .combineLatest($0, $1) { $0 + $1 } }),
      ("combineLatest of a collection", { Observable.combineLatest([$0, $1]).map { $0[0] } }),
      ("withLatestFrom", { $1.withLatestFrom($0) }),
      ("take(until:)", { $1.take(until: $0) }),
      ("skip(until:)", { $0.skip(until: $1) }),
      ("sample", { $0.sample($1) }),
      ("amb", { $0.amb($1) }),
      (
        "zip of completables",
        { one, other in
          Completable.zip(one.ignoreElements().asCompletable(), other.ignoreElements().asCompletable())
            .asObservable().zeros
        }
      ),
      (
        "merge of drivers' sources",
        { one, other in
          Observable.merge([one, other].map { $0.asSingle().asObservable() })
        }
      ),
    ]

  @Test(arguments: combinations.indices)
  func `after a source that fails at once no other is subscribed to`(place: Int) {
    let log = Log()
    let other = Observable<Int>.create { _ in
      log("a request")
      return Disposables.create()
    }
    let (name, make) = Self.combinations[place]
    let combined = make(.error(Failure.first), other)
    combined.subscribe(log.observer()).dispose()
    #expect(log.lines == ["error(first)"], "\(name)")
  }
}
