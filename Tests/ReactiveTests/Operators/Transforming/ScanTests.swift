import Reactive
import Testing

struct ScanTests {
  @Test func `scan emits each intermediate result`() {
    #expect(
      events(of: Observable.of(1, 2, 3).scan(10, accumulator: +)) == [
        "next(11)", "next(13)", "next(16)", "completed",
      ])
    #expect(events(of: Observable<Int>.empty().scan(10, accumulator: +)) == ["completed"])
    #expect(events(of: failing(1).scan(10, accumulator: +)) == ["next(11)", "error(first)"])
  }

  @Test func `scan(into:) changes a value in place`() {
    let source = Observable.of(1, 2, 3).scan(into: [Int]()) { $0.append($1) }
    let expected = ["next([1])", "next([1, 2])", "next([1, 2, 3])", "completed"]
    #expect(events(of: source) == expected)
    #expect(events(of: source) == expected, "Each subscription starts from the seed.")
  }

  @Test func `an error thrown by a closure is emitted, and the source is disposed of`() {
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
}
