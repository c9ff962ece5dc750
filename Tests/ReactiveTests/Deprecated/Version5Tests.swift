import Dispatch
import Reactive
import ReactiveTesting
import Testing

/// The functions of `Program`, which tests call through this protocol without deprecation warnings.
private protocol OldProgram {
  func errors() -> [String]
  func conditions() -> [String]
  func schedulers() -> [String]
  func indices() -> [String]
  func sharing() -> [String]
  func traits() -> [String]
}

/// A program that uses deprecated names.
///
/// Its functions are deprecated themselves, so they cause no warnings.
private struct Program: OldProgram {
  let failing = Observable.just(1).concat(Observable<Int>.error(Failure.first))

  @available(*, deprecated)
  func errors() -> [String] {
    events(of: failing.catchError { _ in .just(2) }) + events(of: Observable.catchError([failing, .just(3)]))
      + events(of: failing.catchErrorJustReturn(4))
      + events(of: failing.retryWhen { (errors: Observable<any Error>) in errors.take(1) })
      + events(of: failing.retryWhen { (errors: Observable<Failure>) in errors.take(1) })
  }

  @available(*, deprecated)
  func conditions() -> [String] {
    let numbers = Observable.of(1, 2, 3)
    let never = Observable<Void>.never()
    return events(of: numbers.elementAt(1)) + events(of: numbers.skipWhile { $0 < 3 })
      + events(of: numbers.takeWhile { $0 < 2 }) + events(of: numbers.takeUntil(.inclusive) { $0 > 1 })
      + events(of: numbers.takeUntil(never)) + events(of: numbers.skipUntil(never))
  }

  @available(*, deprecated)
  func schedulers() -> [String] {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start(created: 0, subscribed: 10, disposed: 100) {
      Observable<Int>.interval(.seconds(10), scheduler: scheduler).take(.seconds(25), scheduler: scheduler)
        .subscribeOn(scheduler).observeOn(scheduler)
    }
    return result.events.map { "\($0)" }
  }

  @available(*, deprecated)
  func indices() -> [String] {
    let letters = Observable.of("a", "b")
    return events(of: letters.mapWithIndex { "\($0)\($1)" })
      + events(of: letters.flatMapWithIndex { letter, index in Observable.just("\(letter)\(index)") })
      + events(of: letters.skipWhileWithIndex { _, index in index < 1 })
      + events(of: letters.takeWhileWithIndex { _, index in index < 1 })
  }

  @available(*, deprecated)
  func sharing() -> [String] {
    var subscriptions = 0
    let source = Observable.of(1, 2).do(onSubscribe: { subscriptions += 1 })
    let shared = source.shareReplay(1)
    let lines = events(of: shared) + events(of: shared)
    let whileConnected = source.shareReplayLatestWhileConnected()
    return lines + events(of: whileConnected) + events(of: whileConnected) + [
      "\(subscriptions) subscriptions"
    ]
  }

  @available(*, deprecated)
  func traits() -> [String] {
    let failing = Single<Int>.error(Failure.first)
    let direct = CurrentThreadScheduler.instance
    let caught = failing.catchError { _ in .just(1) }.observeOn(direct).subscribeOn(direct)
    let retried = Single.just(2)
      .retryWhen { (errors: Observable<any Error>) in errors.take(1) }
      .retryWhen { (errors: Observable<Failure>) in errors.take(1) }
    let made = Single<Int>.create { single in
      single(.error(Failure.first))
      return Disposables.create()
    }
    return events(of: caught.asObservable()) + events(of: failing.catchErrorJustReturn(3).asObservable())
      + events(of: Maybe<Int>.error(Failure.first).catchErrorJustReturn(4).asObservable())
      + events(of: retried.asObservable()) + events(of: made.asObservable())
  }
}

struct Version5Tests {
  private let program: any OldProgram = Program()

  @Test func `catchError and retryWhen catch and retry`() {
    #expect(
      program.errors() == [
        "next(1)", "next(2)", "completed", "next(1)", "next(3)", "completed", "next(1)", "next(4)",
        "completed",
        "next(1)", "next(1)", "completed", "next(1)", "next(1)", "completed",
      ])
  }

  @Test func `operators with their condition in the name still work`() {
    #expect(
      program.conditions() == [
        "next(2)", "completed", "next(3)", "completed", "next(1)", "completed", "next(1)", "next(2)",
        "completed",
        "next(1)", "next(2)", "next(3)", "completed",
      ])
  }

  @Test func `subscribeOn, observeOn and take with a scheduler still work`() {
    #expect(program.schedulers() == ["next(0) @ 22", "next(1) @ 32", "completed @ 37"])
  }

  @Test func `operators with an index pass it to their closure`() {
    #expect(
      program.indices() == [
        "next(a0)", "next(b1)", "completed", "next(a0)", "next(b1)", "completed", "next(b)", "completed",
        "next(a)", "completed",
      ])
  }

  @Test func `shareReplay replays after completion, shareReplayLatestWhileConnected does not`() {
    #expect(
      program.sharing() == [
        "next(1)", "next(2)", "completed", "next(2)", "completed", "next(1)", "next(2)", "completed",
        "next(1)",
        "next(2)", "completed", "3 subscriptions",
      ])
  }

  @Test func `traits have the deprecated operators too`() {
    #expect(
      program.traits() == [
        "next(1)", "completed", "next(3)", "completed", "next(4)", "completed", "next(2)", "completed",
        "error(first)",
      ])
  }
}
