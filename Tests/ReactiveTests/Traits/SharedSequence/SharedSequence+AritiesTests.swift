import Reactive
import Testing

@MainActor
struct SharedSequenceAritiesTests {
  @Test func `sources of several types are combined by a closure`() {
    var number: Driver<Int> { BehaviorRelay(value: 1).asDriver() }
    var text: Driver<String> { BehaviorRelay(value: "a").asDriver() }
    #expect(events(of: Driver.combineLatest(number, text) { "\($0)\($1)" }) == ["next(1a)"])
    #expect(events(of: Driver.zip(number, text) { "\($0)\($1)" }) == ["next(1a)"])
    #expect(events(of: Driver.zip(number, text, number) { "\($0)\($1)\($2)" }) == ["next(1a1)"])
  }
}
