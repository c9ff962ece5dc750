import Reactive
import Testing

struct MaybeZipTuplesTests {
  @Test func `tuples have the elements in the order of the maybes`() {
    #expect(
      events(of: Maybe.zip(Maybe.just(1), Maybe.just("b")).asObservable()) == [
        "next((1, \"b\"))", "completed",
      ])
    #expect(
      events(of: Maybe.zip(Maybe.just(1), Maybe.just("b"), Maybe.just(3)).asObservable()) == [
        "next((1, \"b\", 3))", "completed",
      ])
    #expect(
      events(of: Maybe.zip(Maybe.just(1), Maybe.just("b"), Maybe.just(3), Maybe.just("d")).asObservable())
        == ["next((1, \"b\", 3, \"d\"))", "completed"])
    #expect(
      events(
        of: Maybe.zip(Maybe.just(1), Maybe.just("b"), Maybe.just(3), Maybe.just("d"), Maybe.just(5))
          .asObservable()) == ["next((1, \"b\", 3, \"d\", 5))", "completed"])
    #expect(
      events(
        of: Maybe.zip(
          Maybe.just(1), Maybe.just("b"), Maybe.just(3), Maybe.just("d"), Maybe.just(5), Maybe.just("f")
        ).asObservable()) == ["next((1, \"b\", 3, \"d\", 5, \"f\"))", "completed"])
    #expect(
      events(
        of: Maybe.zip(
          Maybe.just(1), Maybe.just("b"), Maybe.just(3), Maybe.just("d"), Maybe.just(5), Maybe.just("f"),
          Maybe.just(7)
        ).asObservable()) == ["next((1, \"b\", 3, \"d\", 5, \"f\", 7))", "completed"])
    #expect(
      events(
        of: Maybe.zip(
          Maybe.just(1), Maybe.just("b"), Maybe.just(3), Maybe.just("d"), Maybe.just(5), Maybe.just("f"),
          Maybe.just(7), Maybe.just("h")
        ).asObservable()) == ["next((1, \"b\", 3, \"d\", 5, \"f\", 7, \"h\"))", "completed"])
  }

  @Test func `the elements of a tuple can be used in the expression that creates it`() {
    let maybe = Maybe.zip(Maybe.just(1), Maybe.just("a")).map { pair in "\(pair.0)\(pair.1)" }
    #expect(events(of: maybe.asObservable()) == ["next(1a)", "completed"])
  }
}
