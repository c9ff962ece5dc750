import Dispatch
import Reactive
import Testing

struct TraitTests {
  private let log = Log()

  @Test func `a single reports its outcome, then onDisposed`() {
    _ = Single.just(1).subscribe(
      onSuccess: { [log] in log("success \($0)") }, onFailure: { [log] in log("\($0)") },
      onDisposed: { [log] in log("disposed") })
    _ = Single<Int>.error(Failure.first).subscribe(
      onSuccess: { [log] in log("success \($0)") }, onFailure: { [log] in log("failure \($0)") },
      onDisposed: { [log] in log("disposed") })
    #expect(log.lines == ["success 1", "disposed", "failure first", "disposed"])
  }

  @Test func `a second closure without a label gets a single's error`() {
    _ = Single<Int>.error(Failure.first).subscribe(onSuccess: { [log] in log("\($0)") }) { [log] in
      log("\($0)")
    }
    #expect(log.lines == ["first"])
  }

  @Test func `a maybe reports its outcome, then onDisposed`() {
    for maybe in [Maybe.just(1), .empty(), .error(Failure.first)] {
      _ = maybe.subscribe(
        onSuccess: { [log] in log("success \($0)") }, onError: { [log] in log("error \($0)") },
        onCompleted: { [log] in log("completed") }, onDisposed: { [log] in log("disposed") })
    }
    #expect(log.lines == ["success 1", "disposed", "completed", "disposed", "error first", "disposed"])
  }

  @Test func `a completable reports its outcome, then onDisposed`() {
    for completable in [Completable.empty(), .error(Failure.first)] {
      _ = completable.subscribe(
        onCompleted: { [log] in log("completed") }, onError: { [log] in log("error \($0)") },
        onDisposed: { [log] in log("disposed") })
    }
    #expect(log.lines == ["completed", "disposed", "error first", "disposed"])
  }

  @Test func `disposal of what has not ended calls onDisposed only`() {
    Single<Int>.never().subscribe(onDisposed: { [log] in log("single") }).dispose()
    Maybe<Int>.never().subscribe(onDisposed: { [log] in log("maybe") }).dispose()
    Completable.never().subscribe(onDisposed: { [log] in log("completable") }).dispose()
    #expect(log.lines == ["single", "maybe", "completable"])
  }

  @Test func `what is created with an outcome has one, however often it is told`() {
    let single = Single<Int>.create { [log] single in
      single(.success(1))
      single(.success(2))
      single(.failure(Failure.first))
      return Disposables.create { log("single gone") }
    }
    _ = single.subscribe { [log] in log("\($0)") }
    let maybe = Maybe<Int>.create { maybe in
      maybe(.completed)
      maybe(.success(1))
      return Disposables.create()
    }
    _ = maybe.subscribe { [log] in log("\($0)") }
    let completable = Completable.create { completable in
      completable(.error(Failure.second))
      completable(.completed)
      return Disposables.create()
    }
    _ = completable.subscribe { [log] in log("\($0)") }
    #expect(
      log.lines == [
        "success(1)", "single gone", "completed",
        "error(\(String(reflecting: Failure.second)))",
      ])
  }

  @Test func `created maybes succeed and fail, created singles fail, created completables complete`() {
    let maybe = Maybe<Int>.create {
      $0(.success(1)); return Disposables.create()
    }
    #expect(events(of: maybe.asObservable()) == ["next(1)", "completed"])
    let failed = Maybe<Int>.create {
      $0(.error(Failure.first)); return Disposables.create()
    }
    #expect(events(of: failed.asObservable()) == ["error(first)"])
    let single = Single<Int>.create {
      $0(.failure(Failure.first)); return Disposables.create()
    }
    #expect(events(of: single.asObservable()) == ["error(first)"])
    let completable = Completable.create {
      $0(.completed); return Disposables.create()
    }
    #expect(events(of: completable.asObservable()) == ["completed"])
  }

  @Test func `asSingle asks for exactly one element`() {
    #expect(events(of: Observable.just(1).asSingle().asObservable()) == ["next(1)", "completed"])
    #expect(
      events(of: Observable<Int>.empty().asSingle().asObservable())
        == ["error(Sequence doesn't contain any elements.)"])
    #expect(
      events(of: Observable.of(1, 2).asSingle().asObservable())
        == ["error(Sequence contains more than one element.)"])
    #expect(events(of: Observable<Int>.error(Failure.first).asSingle().asObservable()) == ["error(first)"])
  }

  @Test func `asMaybe asks for at most one element`() {
    #expect(events(of: Observable.just(1).asMaybe().asObservable()) == ["next(1)", "completed"])
    #expect(events(of: Observable<Int>.empty().asMaybe().asObservable()) == ["completed"])
    #expect(
      events(of: Observable.of(1, 2).asMaybe().asObservable())
        == ["error(Sequence contains more than one element.)"])
  }

  @Test func `a second element is an error at once`() {
    let subject = PublishSubject<Int>()
    _ = subject.asSingle().subscribe { [log] in log("\($0)") }
    subject.onNext(1)
    #expect(log.lines.isEmpty)
    subject.onNext(2)
    #expect(log.lines.count == 1)
    #expect(!subject.hasObservers)
  }

  @Test func `a single turns into the others`() {
    #expect(events(of: Single.just(1).asMaybe().asObservable()) == ["next(1)", "completed"])
    #expect(events(of: Single.just(1).asCompletable().asObservable()) == ["completed"])
    #expect(events(of: Single.just(1).filter { $0 > 1 }.asObservable()) == ["completed"])
    #expect(events(of: Maybe.just(1).filter { $0 > 0 }.asObservable()) == ["next(1)", "completed"])
    #expect(events(of: Single.just(1).map { $0 + 1 }.asObservable()) == ["next(2)", "completed"])
    #expect(events(of: Maybe.just(1).map { $0 + 1 }.asObservable()) == ["next(2)", "completed"])
    #expect(events(of: Single.just(1).primitiveSequence.asObservable()) == ["next(1)", "completed"])
  }

  @Test func `side effects keep their places`() {
    _ = Single.just(1).do(
      onSuccess: { [log] in log("onSuccess \($0)") }, afterSuccess: { [log] in log("afterSuccess \($0)") },
      onSubscribe: { [log] in log("onSubscribe") }, onDispose: { [log] in log("onDispose") }
    ).subscribe(onSuccess: { [log] in log("success \($0)") }, onDisposed: { [log] in log("disposed") })
    #expect(
      log.lines == ["onSubscribe", "onSuccess 1", "success 1", "disposed", "afterSuccess 1", "onDispose"])
  }

  @Test func `maybes and completables have side effects, too`() {
    _ = Maybe<Int>.empty().do(onNext: { [log] in log("\($0)") }, onCompleted: { [log] in log("maybe") })
      .subscribe()
    _ = Completable.error(Failure.first).do(onError: { [log] in log("\($0)") }).subscribe(onError: { _ in })
    #expect(log.lines == ["maybe", "first"])
  }

  @Test func `deferred and using make one for each subscription`() {
    var count = 0
    let single = Single<Int>.deferred {
      count += 1
      return .just(count)
    }
    #expect(events(of: single.asObservable()) == ["next(1)", "completed"])
    #expect(events(of: single.debug("x").asObservable()) == ["next(2)", "completed"])
    let flag = BooleanDisposable()
    let using = Single<Int>.using({ flag }, primitiveSequenceFactory: { _ in .just(1) })
    #expect(events(of: using.asObservable()) == ["next(1)", "completed"])
    #expect(flag.isDisposed)
  }

  @Test func `with an object, nothing is called once it is gone`() {
    final class Owner {}
    let subject = PublishSubject<Int>()
    var owner: Owner? = Owner()
    if let owner {
      _ = subject.asSingle().subscribe(
        with: owner, onSuccess: { [log] in log("\($1)") }, onFailure: { [log] in log("\($1)") },
        onDisposed: { [log] _ in log("disposed") })
      _ = Maybe.just(1).subscribe(with: owner, onSuccess: { [log] in log("maybe \($1)") })
      _ = Completable.empty().subscribe(with: owner, onCompleted: { [log] _ in log("completable") })
    }
    owner = nil
    subject.onNext(1)
    subject.onCompleted()
    #expect(owner == nil)
    #expect(log.lines == ["maybe 1", "completable"])
  }

  @Test func `just and timer send on their scheduler`() async {
    let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "test")
    let single = await withCheckedContinuation { continuation in
      _ = Single.just(1, scheduler: scheduler).subscribe(onSuccess: { continuation.resume(returning: $0) })
    }
    let maybe = await withCheckedContinuation { continuation in
      _ = Maybe.just(2, scheduler: scheduler).subscribe(onSuccess: { continuation.resume(returning: $0) })
    }
    let timer = await withCheckedContinuation { continuation in
      _ = Single<Int>.timer(.milliseconds(1), scheduler: scheduler).subscribe(
        onSuccess: { continuation.resume(returning: $0) })
    }
    #expect([single, maybe, timer] == [1, 2, 0])
  }
}
