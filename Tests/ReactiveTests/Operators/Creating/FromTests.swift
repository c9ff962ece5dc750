import Reactive
import ReactiveTesting
import Testing

struct FromTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `from emits the elements of a Swift sequence in order`() {
    #expect(events(of: Observable.from([1, 2])) == ["next(1)", "next(2)", "completed"])
    #expect(events(of: Observable.from(stride(from: 3, to: 0, by: -1))).last == "completed")
    #expect(events(of: Observable<Int>.from([Int]())) == ["completed"])
  }

  @Test func `a Swift sequence is iterated again for each subscription`() {
    let source = Observable.from(sequence(first: 1) { $0 < 3 ? $0 + 1 : nil })
    #expect(events(of: source) == ["next(1)", "next(2)", "next(3)", "completed"])
    #expect(events(of: source) == ["next(1)", "next(2)", "next(3)", "completed"])
  }

  @Test func `a Swift sequence is only iterated as far as it is observed`() {
    var asked = 0
    let endless = sequence(first: 1) { number in
      asked += 1
      return number + 1
    }
    #expect(events(of: Observable.from(endless).take(3)) == ["next(1)", "next(2)", "next(3)", "completed"])
    #expect(asked <= 3)
  }

  @Test func `an optional is emitted immediately if it has a value`() {
    #expect(events(of: Observable.from(optional: 3)) == ["next(3)", "completed"])
    #expect(events(of: Observable<Int>.from(optional: nil)) == ["completed"])
  }

  @Test func `each event is emitted in a separate turn on the given scheduler`() {
    let result = ["201 next(1)", "202 next(2)", "203 completed"]
    #expect(TestScheduler.run { .from([1, 2], scheduler: $0) } == result)
    #expect(TestScheduler.run { .from(AnySequence([1, 2]), scheduler: $0) } == result)
    #expect(TestScheduler.run { .from(optional: 1, scheduler: $0) } == ["201 next(1)", "202 completed"])
    #expect(TestScheduler.run { .from(optional: nil, scheduler: $0) } == ["201 completed"])
  }
}
