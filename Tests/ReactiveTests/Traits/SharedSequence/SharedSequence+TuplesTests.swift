import Reactive
import Testing

@MainActor
struct SharedSequenceTuplesTests {
  private var number: Driver<Int> { BehaviorRelay(value: 1).asDriver() }

  private var text: Driver<String> { BehaviorRelay(value: "a").asDriver() }

  @Test func `combineLatest makes tuples in the order of the sources`() {
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

  @Test func `zip makes tuples in the order of the sources`() {
    #expect(
      events(of: Driver.zip(number, text)) == ["next((1, \"a\"))"])
    #expect(
      events(of: Driver.zip(number, text, number)) == ["next((1, \"a\", 1))"])
    #expect(
      events(of: Driver.zip(number, text, number, text)) == ["next((1, \"a\", 1, \"a\"))"])
    #expect(
      events(of: Driver.zip(number, text, number, text, number)) == ["next((1, \"a\", 1, \"a\", 1))"])
    #expect(
      events(of: Driver.zip(number, text, number, text, number, text)) == [
        "next((1, \"a\", 1, \"a\", 1, \"a\"))"
      ])
    #expect(
      events(of: Driver.zip(number, text, number, text, number, text, number)) == [
        "next((1, \"a\", 1, \"a\", 1, \"a\", 1))"
      ])
    #expect(
      events(of: Driver.zip(number, text, number, text, number, text, number, text)) == [
        "next((1, \"a\", 1, \"a\", 1, \"a\", 1, \"a\"))"
      ])
  }
}
