import Reactive
import Testing

struct DistinctUntilChangedTests {
  private struct Person {
    let name: String
    let age: Int
  }

  @Test func `elements equal to the previous one are dropped`() {
    #expect(
      events(of: Observable.of(1, 1, 2, 1).distinctUntilChanged()) == [
        "next(1)", "next(2)", "next(1)", "completed",
      ])
    #expect(events(of: Observable<Int>.empty().distinctUntilChanged()) == ["completed"])
    #expect(events(of: failing(1, 1).distinctUntilChanged()) == ["next(1)", "error(first)"])
  }

  @Test func `nil is compared like any other element`() {
    let source = Observable<Int?>.of(nil, nil, 1, nil)
    #expect(
      events(of: source.distinctUntilChanged()) == [
        "next(nil)", "next(Optional(1))", "next(nil)", "completed",
      ])
  }

  @Test func `elements with the same key as the previous one are dropped`() {
    #expect(
      events(of: Observable.of(1, 11, 2, 12).distinctUntilChanged { $0 % 10 }) == [
        "next(1)", "next(2)", "completed",
      ])
  }

  @Test func `elements are compared with the last emitted element, not with the last dropped one`() {
    #expect(
      events(of: Observable.of(1, 2, 9, 10).distinctUntilChanged { abs($0 - $1) < 3 }) == [
        "next(1)", "next(9)", "completed",
      ])
    #expect(
      events(of: Observable.of(1, 2, 3, 4).distinctUntilChanged { abs($0 - $1) < 3 }) == [
        "next(1)", "next(4)", "completed",
      ])
  }

  @Test func `the earlier key is the first argument of the comparer`() {
    let log = Log()
    let source = Observable.of(1, 2, 3).distinctUntilChanged({ $0 * 10 }) { earlier, later in
      log("\(earlier) \(later)")
      return later == 20
    }
    #expect(events(of: source) == ["next(1)", "next(3)", "completed"])
    #expect(log.lines == ["10 20", "10 30"])
  }

  @Test func `elements whose property has not changed are dropped`() {
    let people = Observable.of(
      Person(name: "a", age: 1), Person(name: "a", age: 2), Person(name: "b", age: 3))
    #expect(
      events(of: people.distinctUntilChanged(at: \.name).map(\.age)) == ["next(1)", "next(3)", "completed"])
  }

  @Test func `an error thrown by a closure is emitted`() {
    let subject = PublishSubject<Int>()
    let log = Log()
    _ = subject.distinctUntilChanged { number -> Int in
      if number == 2 { throw Failure.first }
      return number
    }.subscribe(log.observer())
    for number in 1...3 { subject.onNext(number) }
    #expect(log.lines == ["next(1)", "error(first)"])
    #expect(!subject.hasObservers)
    let throwing = Observable.of(1, 2).distinctUntilChanged { _, _ -> Bool in throw Failure.second }
    #expect(events(of: throwing) == ["next(1)", "error(second)"])
  }

  @Test func `each subscription compares its own elements`() {
    let source = Observable.of(1).distinctUntilChanged()
    #expect(events(of: source) == ["next(1)", "completed"])
    #expect(events(of: source) == ["next(1)", "completed"])
  }
}
