import Reactive
import Testing

@MainActor
struct SharedSequenceCombiningTests {
  @Test func `combineLatest, zip and withLatestFrom combine drivers`() {
    var number: Driver<Int> { BehaviorRelay(value: 1).asDriver() }
    var text: Driver<String> { BehaviorRelay(value: "a").asDriver() }
    #expect(events(of: Driver.combineLatest([number, number])) == ["next([1, 1])"])
    #expect(events(of: Driver.combineLatest([number, number]) { $0.reduce(0, +) }) == ["next(2)"])
    #expect(events(of: Driver.zip([number, number])) == ["next([1, 1])"])
    #expect(events(of: Driver.zip([number, number]) { $0.count }) == ["next(2)"])
    #expect(events(of: Driver.of(1).withLatestFrom(text)) == ["next(a)", "completed"])
    #expect(events(of: Driver.of(1).withLatestFrom(text) { "\($0)\($1)" }) == ["next(1a)", "completed"])
  }

  @Test func `merge and concat join signals`() {
    var one: Signal<Int> { .of(1) }
    var two: Signal<Int> { .of(2) }
    let expected = ["next(1)", "next(2)", "completed"]
    #expect(events(of: Signal.merge(one, two)) == expected)
    #expect(events(of: Signal.merge([one, two])) == expected)
    #expect(events(of: Signal.merge(ContiguousArray([one, two]))) == expected)
    #expect(events(of: Signal.concat([one, two])) == expected)
    #expect(events(of: Signal.concat(AnySequence([one, two]))) == expected)
  }
}
