import Reactive
import Testing

@MainActor
struct SharedSequenceCombineLatestTests {
  private var number: Driver<Int> { BehaviorRelay(value: 1).asDriver() }

  private var text: Driver<String> { BehaviorRelay(value: "a").asDriver() }

  /// A custom source, as many apps have one.
  private struct Activity: SharedSequenceConvertibleType {
    typealias Element = Bool
    typealias SharingStrategy = DriverSharingStrategy

    let relay = BehaviorRelay(value: true)

    func asSharedSequence() -> Driver<Bool> { relay.asDriver() }
  }

  @Test func `combineLatest with a closure combines sources of several types`() {
    #expect(events(of: Driver.combineLatest(number, text) { "\($0)\($1)" }) == ["next(1a)"])
    #expect(events(of: Driver.combineLatest(number, text, number) { "\($0)\($1)\($2)" }) == ["next(1a1)"])
    let eight = Driver.combineLatest(number, number, number, number, number, number, number, text) {
      "\($0 + $1 + $2 + $3 + $4 + $5 + $6)\($7)"
    }
    #expect(events(of: eight) == ["next(7a)"])
  }

  @Test func `combineLatest accepts any convertible type, with and without a closure`() {
    let activity = Activity()
    #expect(events(of: Driver.combineLatest(number, activity) { "\($0) \($1)" }) == ["next(1 true)"])
    #expect(events(of: Driver.combineLatest(activity, number)) == ["next((true, 1))"])
    #expect(events(of: Driver.combineLatest(activity, activity, number)) == ["next((true, true, 1))"])
  }

  @Test func `combineLatest emits tuples in the order of the sources`() {
    #expect(
      events(of: Driver.combineLatest(number, text)) == ["next((1, \"a\"))"])
    #expect(
      events(of: Driver.combineLatest(number, text, number)) == ["next((1, \"a\", 1))"])
    #expect(
      events(of: Driver.combineLatest(number, text, number, text)) == ["next((1, \"a\", 1, \"a\"))"])
    #expect(
      events(of: Driver.combineLatest(number, text, number, text, number)) == [
        "next((1, \"a\", 1, \"a\", 1))"
      ])
    #expect(
      events(of: Driver.combineLatest(number, text, number, text, number, text)) == [
        "next((1, \"a\", 1, \"a\", 1, \"a\"))"
      ])
    #expect(
      events(of: Driver.combineLatest(number, text, number, text, number, text, number)) == [
        "next((1, \"a\", 1, \"a\", 1, \"a\", 1))"
      ])
    #expect(
      events(of: Driver.combineLatest(number, text, number, text, number, text, number, text)) == [
        "next((1, \"a\", 1, \"a\", 1, \"a\", 1, \"a\"))"
      ])
  }
}
