import Reactive
import ReactiveTesting
import Testing

struct MaybeTraitTests {
  private let log = Log()
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `a maybe calls the closure for its outcome, then onDisposed`() {
    for maybe in [Maybe.just(1), .empty(), .error(Failure.first)] {
      _ = maybe.subscribe(
        onSuccess: { [log] in log("success \($0)") }, onError: { [log] in log("error \($0)") },
        onCompleted: { [log] in log("completed") }, onDisposed: { [log] in log("disposed") })
    }
    #expect(log.lines == ["success 1", "disposed", "completed", "disposed", "error first", "disposed"])
  }

  @Test func `disposal before the outcome only calls onDisposed`() {
    Maybe<Int>.never().subscribe(onDisposed: { [log] in log("maybe") }).dispose()
    #expect(log.lines == ["maybe"])
  }

  @Test func `a created maybe emits only its first outcome`() {
    let maybe = Maybe<Int>.create { maybe in
      maybe(.completed)
      maybe(.success(1))
      return Disposables.create()
    }
    _ = maybe.subscribe { [log] in log("\($0)") }
    #expect(log.lines == ["completed"])
    let succeeding = Maybe<Int>.create {
      $0(.success(1))
      return Disposables.create()
    }
    #expect(events(of: succeeding.asObservable()) == ["next(1)", "completed"])
    let failed = Maybe<Int>.create {
      $0(.error(Failure.first))
      return Disposables.create()
    }
    #expect(events(of: failed.asObservable()) == ["error(first)"])
  }

  @Test func `a maybe can be mapped and filtered`() {
    #expect(events(of: Maybe.just(1).filter { $0 > 0 }.asObservable()) == ["next(1)", "completed"])
    #expect(events(of: Maybe.just(1).filter { $0 > 1 }.asObservable()) == ["completed"])
    #expect(events(of: Maybe.just(1).map { $0 + 1 }.asObservable()) == ["next(2)", "completed"])
    #expect(
      events(of: Maybe.just(1).map { _ -> Int in throw Failure.first }.asObservable()) == ["error(first)"])
  }

  @Test func `the closures of do are called around the events, in order`() {
    _ = Maybe<Int>.empty().do(onNext: { [log] in log("\($0)") }, onCompleted: { [log] in log("onCompleted") })
      .subscribe(onCompleted: { [log] in log("completed") })
    _ = Maybe.just(1).do(
      onNext: { [log] in log("onNext \($0)") }, afterNext: { [log] in log("afterNext \($0)") }
    )
    .subscribe(onSuccess: { [log] in log("success \($0)") })
    #expect(log.lines == ["onCompleted", "completed", "onNext 1", "success 1", "afterNext 1"])
  }

  @Test func `with an object, nothing is called after the object is released`() {
    final class Owner {}
    let subject = PublishSubject<Int>()
    var owner: Owner? = Owner()
    if let owner {
      _ = Maybe.just(1).subscribe(with: owner, onSuccess: { [log] in log("maybe \($1)") })
      _ = subject.asMaybe().subscribe(with: owner, onSuccess: { [log] in log("\($1)") })
    }
    owner = nil
    subject.onNext(1)
    subject.onCompleted()
    #expect(owner == nil)
    #expect(log.lines == ["maybe 1"])
  }

  @Test func `just emits on its scheduler`() {
    _ = Maybe.just(2, scheduler: scheduler).subscribe { [log, scheduler] in log("\($0) at \(scheduler.clock)")
    }
    #expect(log.lines == [])
    scheduler.start()
    #expect(log.lines == ["success(2) at 1"])
  }
}
