import Reactive
import Testing

/// A sequence that terminates before it has subscribed to a source must not subscribe to it, because that could
/// start an unwanted request.
struct NotSubscribedTests {
  private static let combinations:
    [(name: String, make: @Sendable (Observable<Int>, Observable<Int>) -> Observable<Int>)] = [
      ("merge", { .merge($0, $1) }),
      ("merge of inner sequences", { Observable.of($0, $1).merge() }),
      ("merge(maxConcurrent: 2)", { Observable.of($0, $1).merge(maxConcurrent: 2) }),
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
        "merge of singles",
        { one, other in
          Observable.merge([one, other].map { $0.asSingle().asObservable() })
        }
      ),
    ]

  @Test(arguments: combinations.indices)
  func `no other source is subscribed to after one has failed immediately`(place: Int) {
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
