import Reactive
import Testing

struct SingleZipTuplesTests {
  @Test func `tuples have the elements in the order of the singles`() {
    #expect(
      events(of: Single.zip(Single.just(1), Single.just("b")).asObservable()) == [
        "next((1, \"b\"))", "completed",
      ])
    #expect(
      events(of: Single.zip(Single.just(1), Single.just("b"), Single.just(3)).asObservable()) == [
        "next((1, \"b\", 3))", "completed",
      ])
    #expect(
      events(
        of: Single.zip(Single.just(1), Single.just("b"), Single.just(3), Single.just("d")).asObservable())
        == ["next((1, \"b\", 3, \"d\"))", "completed"])
    #expect(
      events(
        of: Single.zip(Single.just(1), Single.just("b"), Single.just(3), Single.just("d"), Single.just(5))
          .asObservable()) == ["next((1, \"b\", 3, \"d\", 5))", "completed"])
    #expect(
      events(
        of: Single.zip(
          Single.just(1), Single.just("b"), Single.just(3), Single.just("d"), Single.just(5), Single.just("f")
        ).asObservable()) == ["next((1, \"b\", 3, \"d\", 5, \"f\"))", "completed"])
    #expect(
      events(
        of: Single.zip(
          Single.just(1), Single.just("b"), Single.just(3), Single.just("d"), Single.just(5),
          Single.just("f"), Single.just(7)
        ).asObservable()) == ["next((1, \"b\", 3, \"d\", 5, \"f\", 7))", "completed"])
    #expect(
      events(
        of: Single.zip(
          Single.just(1), Single.just("b"), Single.just(3), Single.just("d"), Single.just(5),
          Single.just("f"), Single.just(7), Single.just("h")
        ).asObservable()) == ["next((1, \"b\", 3, \"d\", 5, \"f\", 7, \"h\"))", "completed"])
  }

  @Test func `the elements of a tuple can be used in the expression that creates it`() {
    let single = Single.zip(Single.just(1), Single.just("a")).map { pair in "\(pair.0)\(pair.1)" }
    #expect(events(of: single.asObservable()) == ["next(1a)", "completed"])
  }
}
