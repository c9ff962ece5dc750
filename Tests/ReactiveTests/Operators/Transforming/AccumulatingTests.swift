import Reactive
import Testing

struct AccumulatingTests {
  @Test func `scan sends every result on the way`() {
    #expect(
      events(of: Observable.of(1, 2, 3).scan(10, accumulator: +)) == [
        "next(11)", "next(13)", "next(16)", "completed",
      ])
    #expect(events(of: Observable<Int>.empty().scan(10, accumulator: +)) == ["completed"])
    #expect(events(of: failing(1).scan(10, accumulator: +)) == ["next(11)", "error(first)"])
  }

  @Test func `scan changes a value in place`() {
    let source = Observable.of(1, 2, 3).scan(into: [Int]()) { $0.append($1) }
    let expected = ["next([1])", "next([1, 2])", "next([1, 2, 3])", "completed"]
    #expect(events(of: source) == expected)
    #expect(events(of: source) == expected, "Each subscription starts from the seed.")
  }

  @Test func `scan fails with what is thrown, and lets the source go`() {
    let subject = PublishSubject<Int>()
    let log = Log()
    _ = subject.scan(0) { sum, number in
      if number == 2 { throw Failure.first }
      return sum + number
    }.subscribe(log.observer("scan "))
    _ = subject.scan(into: 0) { sum, number in
      if number == 2 { throw Failure.second }
      sum += number
    }.subscribe(log.observer("into "))
    for number in 1...3 { subject.onNext(number) }
    #expect(log.lines == ["scan next(1)", "into next(1)", "scan error(first)", "into error(second)"])
    #expect(!subject.hasObservers)
  }

  @Test func `reduce sends the result at completion`() {
    #expect(events(of: Observable.of(1, 2, 3).reduce(10, accumulator: +)) == ["next(16)", "completed"])
    #expect(
      events(of: Observable.of(1, 2, 3).reduce(0, accumulator: +, mapResult: { "sum \($0)" })) == [
        "next(sum 6)", "completed",
      ])
    #expect(events(of: Observable<Int>.empty().reduce(10, accumulator: +)) == ["next(10)", "completed"])
    #expect(events(of: failing(1).reduce(10, accumulator: +)) == ["error(first)"])
  }

  @Test func `reduce fails with what its closures throw`() {
    let subject = PublishSubject<Int>()
    let log = Log()
    _ = subject.reduce(0) { _, _ in throw Failure.first }.subscribe(log.observer())
    subject.onNext(1)
    #expect(log.lines == ["error(first)"])
    #expect(!subject.hasObservers)
    let mapped = Observable.of(1).reduce(0, accumulator: +) { _ -> Int in throw Failure.second }
    #expect(events(of: mapped) == ["error(second)"])
  }

  @Test func `toArray gathers all elements`() {
    #expect(events(of: Observable.of(1, 2).toArray().asObservable()) == ["next([1, 2])", "completed"])
    #expect(events(of: Observable<Int>.empty().toArray().asObservable()) == ["next([])", "completed"])
    #expect(events(of: failing(1).toArray().asObservable()) == ["error(first)"])
  }

  @Test func `compactMap drops nil`() {
    #expect(
      events(of: Observable.of("1", "x", "3").compactMap { Int($0) }) == ["next(1)", "next(3)", "completed"])
    #expect(
      events(of: Observable.of(1).compactMap { _ -> Int? in throw Failure.first }) == ["error(first)"])
  }

  @Test func `enumerated counts from 0 for each subscription`() {
    let source = Observable.of("a", "b").enumerated().map { "\($0.index)\($0.element)" }
    #expect(events(of: source) == ["next(0a)", "next(1b)", "completed"])
    #expect(events(of: source) == ["next(0a)", "next(1b)", "completed"])
  }
}
