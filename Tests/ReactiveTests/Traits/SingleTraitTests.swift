import Reactive
import ReactiveTesting
import Testing

struct SingleTraitTests {
  private let log = Log()
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `a single calls the closure for its outcome, then onDisposed`() {
    _ = Single.just(1).subscribe(
      onSuccess: { [log] in log("success \($0)") }, onFailure: { [log] in log("\($0)") },
      onDisposed: { [log] in log("disposed") })
    _ = Single<Int>.error(Failure.first).subscribe(
      onSuccess: { [log] in log("success \($0)") }, onFailure: { [log] in log("failure \($0)") },
      onDisposed: { [log] in log("disposed") })
    #expect(log.lines == ["success 1", "disposed", "failure first", "disposed"])
  }

  @Test func `a second trailing closure receives the error of a single`() {
    _ = Single<Int>.error(Failure.first).subscribe(onSuccess: { [log] in log("\($0)") }) { [log] in
      log("\($0)")
    }
    #expect(log.lines == ["first"])
  }

  @Test func `disposal before the outcome only calls onDisposed`() {
    Single<Int>.never().subscribe(onDisposed: { [log] in log("single") }).dispose()
    #expect(log.lines == ["single"])
  }

  @Test func `a created single emits only its first outcome`() {
    let single = Single<Int>.create { [log] single in
      single(.success(1))
      single(.success(2))
      single(.failure(Failure.first))
      return Disposables.create { log("single gone") }
    }
    _ = single.subscribe { [log] in log("\($0)") }
    #expect(log.lines == ["success(1)", "single gone"])
    let failed = Single<Int>.create {
      $0(.failure(Failure.first))
      return Disposables.create()
    }
    #expect(events(of: failed.asObservable()) == ["error(first)"])
  }

  @Test func `a single can be converted to the other traits`() {
    #expect(events(of: Single.just(1).asMaybe().asObservable()) == ["next(1)", "completed"])
    #expect(events(of: Single.just(1).asCompletable().asObservable()) == ["completed"])
    #expect(events(of: Single.just(1).filter { $0 > 1 }.asObservable()) == ["completed"])
    #expect(events(of: Single.just(1).map { $0 + 1 }.asObservable()) == ["next(2)", "completed"])
  }

  @Test func `the closures of do are called around the events, in order`() {
    _ = Single.just(1).do(
      onSuccess: { [log] in log("onSuccess \($0)") }, afterSuccess: { [log] in log("afterSuccess \($0)") },
      onSubscribe: { [log] in log("onSubscribe") }, onDispose: { [log] in log("onDispose") }
    ).subscribe(onSuccess: { [log] in log("success \($0)") }, onDisposed: { [log] in log("disposed") })
    #expect(
      log.lines == ["onSubscribe", "onSuccess 1", "success 1", "disposed", "afterSuccess 1", "onDispose"])
  }

  @Test func `with an object, nothing is called after the object is released`() {
    final class Owner {}
    let subject = PublishSubject<Int>()
    var owner: Owner? = Owner()
    if let owner {
      _ = Single.just(1).subscribe(with: owner, onSuccess: { [log] in log("single \($1)") })
      _ = subject.asSingle().subscribe(
        with: owner, onSuccess: { [log] in log("\($1)") }, onFailure: { [log] in log("\($1)") },
        onDisposed: { [log] _ in log("disposed") })
    }
    owner = nil
    subject.onNext(1)
    subject.onCompleted()
    #expect(owner == nil)
    #expect(log.lines == ["single 1"])
  }

  @Test func `just emits on its scheduler`() {
    _ = Single.just(1, scheduler: scheduler).subscribe { [log, scheduler] in
      log("\($0) at \(scheduler.clock)")
    }
    #expect(log.lines == [])
    scheduler.start()
    #expect(log.lines == ["success(1) at 1"])
  }
}
