import Reactive
import Testing

struct CombineLatestTuplesTests {
  @Test func `tuples have the elements in the order of the sources`() {
    #expect(
      events(of: Observable.combineLatest(Observable.just(1), Observable.just("b"))) == [
        "next((1, \"b\"))", "completed",
      ])
    #expect(
      events(of: Observable.combineLatest(Observable.just(1), Observable.just("b"), Observable.just(3))) == [
        "next((1, \"b\", 3))", "completed",
      ])
    #expect(
      events(
        of: Observable.combineLatest(
          Observable.just(1), Observable.just("b"), Observable.just(3), Observable.just("d"))) == [
          "next((1, \"b\", 3, \"d\"))", "completed",
        ])
    #expect(
      events(
        of: Observable.combineLatest(
          Observable.just(1), Observable.just("b"), Observable.just(3), Observable.just("d"),
          Observable.just(5))) == ["next((1, \"b\", 3, \"d\", 5))", "completed"])
    #expect(
      events(
        of: Observable.combineLatest(
          Observable.just(1), Observable.just("b"), Observable.just(3), Observable.just("d"),
          Observable.just(5), Observable.just("f"))) == ["next((1, \"b\", 3, \"d\", 5, \"f\"))", "completed"])
    #expect(
      events(
        of: Observable.combineLatest(
          Observable.just(1), Observable.just("b"), Observable.just(3), Observable.just("d"),
          Observable.just(5), Observable.just("f"), Observable.just(7))) == [
          "next((1, \"b\", 3, \"d\", 5, \"f\", 7))", "completed",
        ])
    #expect(
      events(
        of: Observable.combineLatest(
          Observable.just(1), Observable.just("b"), Observable.just(3), Observable.just("d"),
          Observable.just(5), Observable.just("f"), Observable.just(7), Observable.just("h"))) == [
          "next((1, \"b\", 3, \"d\", 5, \"f\", 7, \"h\"))", "completed",
        ])
  }

  @Test func `the elements of a tuple can be used in the expression that creates it`() {
    let one = Observable.of(1)
    let text = Observable.of("a")
    #expect(
      events(of: Observable.combineLatest(one, text, one).map { "\($0.0)\($0.1)\($0.2)" }).first
        == "next(1a1)")
    let latest = Observable.combineLatest(one, text, Observable.of(true))
    #expect(events(of: latest.map { "\($0.2)\($0.1)\($0.0)" }) == ["next(truea1)", "completed"])
  }
}
