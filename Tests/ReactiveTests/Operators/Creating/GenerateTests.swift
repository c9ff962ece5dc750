import Reactive
import ReactiveTesting
import Testing

struct GenerateTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `generate emits the states that satisfy its condition`() {
    let source = Observable.generate(initialState: 1, condition: { $0 < 20 }, iterate: { $0 * 3 })
    #expect(events(of: source) == ["next(1)", "next(3)", "next(9)", "completed"])
    #expect(
      events(of: Observable.generate(initialState: 1, condition: { $0 > 1 }, iterate: { $0 })) == [
        "completed"
      ])
  }

  @Test func `an error thrown by a closure of generate is emitted`() {
    let step = Observable.generate(
      initialState: 1, condition: { _ in true }, iterate: { _ in throw Failure.first })
    #expect(events(of: step) == ["next(1)", "error(first)"])
    let test = Observable.generate(initialState: 1, condition: { _ in throw Failure.second }, iterate: { $0 })
    #expect(events(of: test) == ["error(second)"])
  }

  @Test func `generate only computes the states that are observed`() {
    var steps = 0
    let source = Observable.generate(initialState: 1, condition: { _ in true }) { number in
      steps += 1
      return number + 1
    }
    #expect(events(of: source.take(3)) == ["next(1)", "next(2)", "next(3)", "completed"])
    #expect(steps == 2)
  }

  @Test func `each event is emitted in a separate turn on the given scheduler`() {
    let result = TestScheduler.run {
      .generate(initialState: 1, condition: { $0 < 3 }, scheduler: $0, iterate: { $0 + 1 })
    }
    #expect(result == ["201 next(1)", "202 next(2)", "203 completed"])
  }
}
