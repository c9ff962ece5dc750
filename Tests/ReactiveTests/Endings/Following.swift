import Dispatch
import ReactiveTesting

@testable import Reactive

/// An operator that continues after a source, subscribes to it again, or passes its events on.
struct Following: Sendable {
  typealias Make = @Sendable (Observable<Int>, TestScheduler) -> Observable<Int>

  let name: String
  let make: Make

  init(_ name: String, _ make: @escaping Make) {
    self.name = name
    self.make = make
  }

  /// One line for each operator.
  static let all: [Following] = [
    Following("concat") { one, _ in one.concat(next) },
    Following("concat after another source") { one, _ in next.concat(one) },
    Following("take(1) and concat") { one, _ in one.take(1).concat(next) },
    Following("concatMap") { one, _ in Observable.of(one, next).concatMap { $0 } },
    Following("merge(maxConcurrent: 1)") { one, _ in Observable.of(one, next, one).merge(maxConcurrent: 1) },
    Following("andThen") { one, _ in one.ignoreElements().asCompletable().andThen(next) },
    Following("concat of completables") { one, _ in
      let wait = one.ignoreElements().asCompletable()
      return Completable.concat(wait, wait).asObservable().zeros
    },
    Following("startWith") { one, _ in one.startWith(7) },
    Following("catch") { one, _ in one.catch { _ in next } },
    Following("catch with the source itself") { one, _ in one.catch { _ in one } },
    Following("take(1) and catch") { one, _ in one.take(1).catch { _ in next } },
    Following("catch(sequence:)") { one, _ in .catch(sequence: [one, next]) },
    Following("catchAndReturn") { one, _ in one.catchAndReturn(9) },
    Following("retry(1)") { one, _ in one.retry(1) },
    Following("retry(2)") { one, _ in one.retry(2) },
    Following("retry after a closure that throws") { one, _ in
      one.map { if $0 > 1 { throw Failure.second } else { $0 } }.retry(2)
    },
    Following("retry(when:)") { one, _ in one.retry { (errors: Observable<any Error>) in errors.take(2) } },
    Following("retry(when:) with a delay") { one, scheduler in
      one.retry { (errors: Observable<any Error>) in
        errors.take(1).delay(.seconds(3), scheduler: scheduler)
      }
    },
    Following("ifEmpty(switchTo:)") { one, _ in one.ifEmpty(switchTo: next) },
    Following("timeout(other:)") { $0.timeout(.seconds(7), other: next, scheduler: $1) },
    Following("timeout(other:) with the source itself") { $0.timeout(.seconds(7), other: $0, scheduler: $1) },
    Following("flatMap") { one, _ in Observable.just(0).flatMap { _ in one } },
    Following("flatMapLatest") { one, _ in one.concat(next).flatMapLatest { Observable.just($0) } },
    Following("concatMap and catch") { one, _ in next.concatMap { _ in one.catch { _ in next } } },
    Following("share and concat") { one, _ in one.share().concat(next) },
    Following("share(replay:) and catch") { one, _ in one.share(replay: 1).catch { _ in next } },
    Following("refCount and concat") { one, _ in one.publish().refCount().concat(next) },
    Following("groupBy and concat") { one, _ in one.groupBy { $0 % 2 }.flatMap { $0 }.concat(next) },
    Following("subscribe(on:) and concat") { $0.subscribe(on: $1).concat(next) },
    Following("using and deferred") { one, _ in
      .using({ BooleanDisposable() }) { _ in .deferred { one.concat(next) } }
    },
    Following("multicast") { one, _ in one.multicast({ PublishSubject() }) { $0 }.catch { _ in next } },
    Following("amb") { one, _ in one.amb(Observable.never()).concat(next) },
    Following("observe(on:)") { $0.observe(on: $1).concat(next) },
  ]

  private static var next: Observable<Int> { .of(70, 80) }
}
