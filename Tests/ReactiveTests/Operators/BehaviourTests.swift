import Reactive
import Testing

/// How operators order the events of synchronous sources.
struct BehaviourTests {
  typealias Numbers = Observable<Int>

  @Test func `merge lets sources take turns`() {
    #expect(
      events(of: Numbers.merge(.of(1, 2, 3), .of(10, 20, 30))) == [
        "next(1)", "next(10)", "next(2)", "next(20)", "next(3)", "next(30)", "completed",
      ])
    #expect(
      events(of: Numbers.merge(failing(1, 2), .of(10, 20, 30))) == [
        "next(1)", "next(10)", "next(2)", "next(20)", "error(first)",
      ])
    #expect(events(of: Numbers.merge([Numbers]())) == ["completed"])
  }

  @Test func `merge with a limit runs so many at a time`() {
    #expect(
      events(of: Observable.of(Numbers.of(1, 2), Numbers.of(3, 4)).merge(maxConcurrent: 1)) == [
        "next(1)", "next(2)", "next(3)", "next(4)", "completed",
      ])
  }

  @Test func `concat runs one after the other`() {
    #expect(events(of: Numbers.concat(.of(1, 2), .of(3))) == ["next(1)", "next(2)", "next(3)", "completed"])
    #expect(events(of: Numbers.concat([Numbers]())) == ["completed"])
    #expect(events(of: failing(1).concat(Numbers.of(2))) == ["next(1)", "error(first)"])
    #expect(
      events(of: Numbers.repeatElement(7).take(1).concat(Numbers.just(8))) == [
        "next(7)", "next(8)", "completed",
      ])
  }

  @Test func `the flattening operators order inner sequences`() {
    let source = Numbers.of(1, 2, 3)
    let inner: (Int) -> Numbers = { .of($0, $0 * 10) }
    #expect(
      events(of: source.flatMap(inner)) == [
        "next(1)", "next(10)", "next(2)", "next(20)", "next(3)", "next(30)", "completed",
      ])
    #expect(
      events(of: source.concatMap(inner)) == [
        "next(1)", "next(10)", "next(2)", "next(20)", "next(3)", "next(30)", "completed",
      ])
    #expect(
      events(of: source.flatMapLatest(inner)) == ["next(1)", "next(2)", "next(3)", "next(30)", "completed"])
    #expect(events(of: source.flatMapFirst(inner)) == ["next(1)", "next(10)", "completed"])
    #expect(
      events(of: Observable.of(Numbers.of(1, 2), Numbers.of(3, 4)).switchLatest()) == [
        "next(1)", "next(3)", "next(4)", "completed",
      ])
  }

  @Test func `combineLatest and zip combine as sources take turns`() {
    #expect(
      events(of: Observable.combineLatest(Numbers.of(1, 2, 3), Observable.of("a", "b")) { "\($0)\($1)" }) == [
        "next(1a)", "next(2a)", "next(2b)", "next(3b)", "completed",
      ])
    #expect(
      events(of: Observable.zip(Numbers.of(1, 2, 3), Observable.of("a", "b")) { "\($0)\($1)" }) == [
        "next(1a)", "next(2b)", "completed",
      ])
    #expect(
      events(of: Observable.combineLatest([Numbers.of(1, 2), .of(10, 20)]) { $0.reduce(0, +) }) == [
        "next(11)", "next(12)", "next(22)", "completed",
      ])
    #expect(events(of: Observable.combineLatest([Numbers]()) { $0.count }) == ["next(0)", "completed"])
    #expect(events(of: Observable.zip([Numbers]()) { $0.count }) == ["completed"])
    let pairs: Observable<(Int, String)> = Observable.zip(Numbers.of(1), Observable.of("a"))
    #expect(events(of: pairs.map { "\($0.1)\($0.0)" }) == ["next(a1)", "completed"])
    let latest = Observable.combineLatest(Numbers.of(1), Observable.of("a"), Observable.of(true))
    #expect(events(of: latest.map { "\($0.2)\($0.1)\($0.0)" }) == ["next(truea1)", "completed"])
  }

  @Test func `withLatestFrom and startWith`() {
    #expect(
      events(of: Numbers.of(1, 2).withLatestFrom(Observable.of("a", "b")) { "\($0)\($1)" }) == [
        "next(1a)", "next(2b)", "completed",
      ])
    #expect(
      events(of: Numbers.of(3).startWith(2).startWith(1)) == ["next(1)", "next(2)", "next(3)", "completed"])
  }

  @Test func `long successions do not grow the stack`() {
    var count = 0
    let many = (0..<100_000).map { Numbers.just($0) }
    _ = Numbers.concat(many).subscribe(onNext: { _ in count += 1 })
    _ = Numbers.range(start: 0, count: 100_000).concatMap { Numbers.just($0) }.subscribe(onNext: { _ in
      count += 1
    })
    _ = Numbers.from(many.indices).map { many[$0] }.concat().subscribe(onNext: { _ in count += 1 })
    #expect(count == 300_000)
    let subject = PublishSubject<Int>()
    var last = 0
    _ = subject.flatMap { Numbers.just($0) }.subscribe(onNext: {
      last = $0
      if $0 < 100_000 { subject.onNext($0 + 1) }
    })
    subject.onNext(1)
    #expect(last == 100_000)
  }

  @Test func `an endless inner sequence stops when the observer has left`() {
    let endless = Numbers.create { observer in
      let flag = BooleanDisposable()
      var number = 0
      while !flag.isDisposed, number < 1_000_000 {
        number += 1
        observer.onNext(number)
      }
      return flag
    }
    #expect(events(of: Numbers.of(1).concatMap { _ in Numbers.repeatElement(1) }.take(2)).count == 3)
    #expect(events(of: Numbers.of(1).flatMap { _ in endless }.take(2)).count == 3)
  }

  @Test func `the parts of combined elements are there in the expression that combines them`() {
    let one = Numbers.of(1)
    let text = Observable.of("a")
    #expect(
      events(of: Observable.zip(one, text).map { pair in "\(pair.0)\(pair.1)" }) == ["next(1a)", "completed"])
    #expect(
      events(of: Observable.combineLatest(one, text, one).map { "\($0.0)\($0.1)\($0.2)" }).first
        == "next(1a1)")
    let single = Single.zip(Single.just(1), Single.just("a")).map { pair in "\(pair.0)\(pair.1)" }
    #expect(events(of: single.asObservable()) == ["next(1a)", "completed"])
    let maybe = Maybe.zip(Maybe.just(1), Maybe.just("a")).map { pair in "\(pair.0)\(pair.1)" }
    #expect(events(of: maybe.asObservable()) == ["next(1a)", "completed"])
    let infallible = Infallible.zip(Infallible.just(1), Infallible.just("a")).map { pair in
      "\(pair.0)\(pair.1)"
    }
    #expect(events(of: infallible.asObservable()) == ["next(1a)", "completed"])
    let eight = Observable.zip(one, one, one, one, one, one, one, one) {
      $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7
    }
    #expect(events(of: eight) == ["next(8)", "completed"])
  }
}
