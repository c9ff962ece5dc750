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

  /// As many apps have one: a source of a type of their own.
  private struct Activity: SharedSequenceConvertibleType {
    typealias Element = Bool
    typealias SharingStrategy = DriverSharingStrategy

    let relay = BehaviorRelay(value: true)

    func asSharedSequence() -> Driver<Bool> { relay.asDriver() }
  }

  @Test func `any type that stands for such a sequence is combined, with a closure and without`() {
    let (one, other) = (Activity(), BehaviorRelay(value: 2).asDriver())
    #expect(events(of: Driver.combineLatest(other, one) { "\($0) \($1)" }) == ["next(2 true)"])
    #expect(events(of: Driver.combineLatest(one, other)) == ["next((true, 2))"])
    #expect(events(of: Driver.combineLatest(one, one, other)) == ["next((true, true, 2))"])
    #expect(events(of: Driver.zip(one, other, one) { "\($0) \($1) \($2)" }) == ["next(true 2 true)"])
    #expect(events(of: Driver.zip(one, other)) == ["next((true, 2))"])
    let eight = Driver.combineLatest(one, one, one, one, one, one, one, other) {
      [$0, $1, $2, $3, $4, $5, $6].allSatisfy(\.self) ? $7 : 0
    }
    #expect(events(of: eight) == ["next(2)"])
  }
}
