import Dispatch
import ReactiveTesting

@testable import Reactive

/// An operator that subscribes to two sources, at the same time or one after the other.
struct Joining: Sendable {
  typealias Make = @Sendable (Observable<Int>, Observable<Int>, TestScheduler) -> Observable<Int>

  let name: String
  /// Whether its sources may have other subscribers, so they emit until they are disposed of.
  let shares: Bool
  let make: Make

  init(_ name: String, shares: Bool = false, _ make: @escaping Make) {
    self.name = name
    self.shares = shares
    self.make = make
  }

  /// One line for each operator with several sources.
  static let all: [Joining] = [
    Joining("merge") { one, other, _ in .merge(one, other) },
    Joining("merge of three") { one, other, _ in .merge(one, other, one) },
    Joining("merge of inner") { one, other, _ in Observable.of(one, other).merge() },
    Joining("merge(maxConcurrent: 1)") { one, other, _ in Observable.of(one, other).merge(maxConcurrent: 1) },
    Joining("merge(maxConcurrent: 2)") { one, other, _ in
      Observable.of(one, other, one).merge(maxConcurrent: 2)
    },
    Joining("switchLatest") { one, other, _ in Observable.of(one, other).switchLatest() },
    Joining("amb") { one, other, _ in one.amb(other) },
    Joining("amb of three") { one, other, _ in .amb([one, other, one]) },
    Joining("combineLatest") { one, other, _ in .combineLatest(one, other) { $0 + $1 } },
    Joining("combineLatest of a collection") { one, other, _ in
      .combineLatest([one, other]) { $0.reduce(0, +) }
    },
    Joining("zip") { one, other, _ in .zip(one, other) { $0 + $1 } },
    Joining("zip of a collection") { one, other, _ in .zip([one, other]) { $0.reduce(0, +) } },
    Joining("withLatestFrom") { one, other, _ in one.withLatestFrom(other) { $0 + $1 } },
    Joining("sample") { one, other, _ in one.sample(other) },
    Joining("sample(defaultValue:)") { one, other, _ in one.sample(other, defaultValue: 8) },
    Joining("take(until:)") { one, other, _ in one.take(until: other) },
    Joining("skip(until:)") { one, other, _ in one.skip(until: other) },
    Joining("concat") { one, other, _ in one.concat(other) },
    Joining("concat of three") { one, other, _ in .concat(one, other, one) },
    Joining("andThen") { one, other, _ in one.ignoreElements().asCompletable().andThen(other) },
    Joining("startWith and merge") { one, other, _ in .merge(one.startWith(0), other.startWith(0)) },
    Joining("catch") { one, other, _ in one.catch { _ in other } },
    Joining("catch(sequence:)") { one, other, _ in .catch(sequence: [one, other]) },
    Joining("retry(when:)") { one, other, _ in one.retry { (_: Observable<any Error>) in other.take(1) } },
    Joining("ifEmpty(switchTo:)") { one, other, _ in one.ifEmpty(switchTo: other) },
    Joining("timeout(other:)") { $0.timeout(.seconds(15), other: $1, scheduler: $2) },
    Joining("flatMap") { one, other, _ in one.flatMap { _ in other } },
    Joining("flatMap of just") { one, other, _ in Observable.just(0).flatMap { _ in one.concat(other) } },
    Joining("flatMapLatest") { one, other, _ in one.flatMapLatest { _ in other } },
    Joining("flatMapFirst") { one, other, _ in one.flatMapFirst { _ in other } },
    Joining("concatMap") { one, other, _ in one.concatMap { _ in other } },
    Joining("groupBy") { one, other, _ in
      Observable.merge(one, other).groupBy { $0 }.flatMap { $0.take(until: other) }
    },
    Joining("window") { one, other, scheduler in
      one.window(timeSpan: .seconds(12), count: 1, scheduler: scheduler).flatMap {
        Observable.merge($0, other)
      }.take(9)
    },
    Joining("buffer") { one, other, scheduler in
      one.buffer(timeSpan: .seconds(12), count: 1, scheduler: scheduler).flatMap { _ in other }.take(9)
    },
    Joining("share", shares: true) { one, other, _ in
      let shared = one.share(replay: 1)
      return .merge(shared, other, shared)
    },
    Joining("refCount", shares: true) { one, other, _ in
      let shared = Observable.merge(one, other).publish().refCount()
      return shared.take(until: shared.skip(1))
    },
    Joining("multicast", shares: true) { one, other, _ in
      one.multicast({ PublishSubject() }) { .merge(other, $0.take(until: $0)) }
    },
    Joining("multicast until its own first element", shares: true) { one, other, _ in
      Observable.merge(one, other).multicast({ ReplaySubject.create(bufferSize: 1) }) { $0.take(until: $0) }
    },
    Joining("using") { one, other, _ in .using({ BooleanDisposable() }) { _ in .merge(one, other) } },
    Joining("deferred") { one, other, _ in .deferred { .merge(one, other) } },
    Joining("delaySubscription") {
      .merge($0, $1.delaySubscription(.seconds(5), scheduler: $2))
    },
    Joining("subscribe(on:)") {
      .merge($0.subscribe(on: $2), $1.subscribe(on: CurrentThreadScheduler.instance))
    },
    Joining("observe(on:)") { .merge($0.observe(on: CurrentThreadScheduler.instance), $1.observe(on: $2)) },
    Joining("zip of singles") { one, other, _ in
      Single.zip(one.asSingle(), other.asSingle()) { $0 + $1 }.asObservable()
    },
    Joining("zip of completables") { one, other, _ in
      Completable.zip(one.ignoreElements().asCompletable(), other.ignoreElements().asCompletable())
        .asObservable().zeros
    },
    Joining("andThen of maybes") { one, other, _ in
      one.ignoreElements().asCompletable().andThen(other.asMaybe()).asObservable()
    },
    Joining("flatMap of a single") { one, other, _ in
      one.asSingle().flatMap { _ in other.asSingle() }.asObservable()
    },
  ]
}
