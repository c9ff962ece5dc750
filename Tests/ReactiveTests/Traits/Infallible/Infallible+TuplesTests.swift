import Reactive
import Testing

struct InfallibleTuplesTests {
  @Test func `combineLatest emits tuples in the order of the sources`() {
    #expect(
      events(of: Infallible.combineLatest(Infallible.just(1), Infallible.just("b"))) == [
        "next((1, \"b\"))", "completed",
      ])
    #expect(
      events(of: Infallible.combineLatest(Infallible.just(1), Infallible.just("b"), Infallible.just(3))) == [
        "next((1, \"b\", 3))", "completed",
      ])
    #expect(
      events(
        of: Infallible.combineLatest(
          Infallible.just(1), Infallible.just("b"), Infallible.just(3), Infallible.just("d"))) == [
          "next((1, \"b\", 3, \"d\"))", "completed",
        ])
    #expect(
      events(
        of: Infallible.combineLatest(
          Infallible.just(1), Infallible.just("b"), Infallible.just(3), Infallible.just("d"),
          Infallible.just(5))) == ["next((1, \"b\", 3, \"d\", 5))", "completed"])
    #expect(
      events(
        of: Infallible.combineLatest(
          Infallible.just(1), Infallible.just("b"), Infallible.just(3), Infallible.just("d"),
          Infallible.just(5), Infallible.just("f"))) == ["next((1, \"b\", 3, \"d\", 5, \"f\"))", "completed"])
    #expect(
      events(
        of: Infallible.combineLatest(
          Infallible.just(1), Infallible.just("b"), Infallible.just(3), Infallible.just("d"),
          Infallible.just(5), Infallible.just("f"), Infallible.just(7))) == [
          "next((1, \"b\", 3, \"d\", 5, \"f\", 7))", "completed",
        ])
    #expect(
      events(
        of: Infallible.combineLatest(
          Infallible.just(1), Infallible.just("b"), Infallible.just(3), Infallible.just("d"),
          Infallible.just(5), Infallible.just("f"), Infallible.just(7), Infallible.just("h"))) == [
          "next((1, \"b\", 3, \"d\", 5, \"f\", 7, \"h\"))", "completed",
        ])
  }

  @Test func `zip emits tuples in the order of the sources`() {
    #expect(
      events(of: Infallible.zip(Infallible.just(1), Infallible.just("b"))) == [
        "next((1, \"b\"))", "completed",
      ])
    #expect(
      events(of: Infallible.zip(Infallible.just(1), Infallible.just("b"), Infallible.just(3))) == [
        "next((1, \"b\", 3))", "completed",
      ])
    #expect(
      events(
        of: Infallible.zip(Infallible.just(1), Infallible.just("b"), Infallible.just(3), Infallible.just("d"))
      ) == ["next((1, \"b\", 3, \"d\"))", "completed"])
    #expect(
      events(
        of: Infallible.zip(
          Infallible.just(1), Infallible.just("b"), Infallible.just(3), Infallible.just("d"),
          Infallible.just(5))) == ["next((1, \"b\", 3, \"d\", 5))", "completed"])
    #expect(
      events(
        of: Infallible.zip(
          Infallible.just(1), Infallible.just("b"), Infallible.just(3), Infallible.just("d"),
          Infallible.just(5), Infallible.just("f"))) == ["next((1, \"b\", 3, \"d\", 5, \"f\"))", "completed"])
    #expect(
      events(
        of: Infallible.zip(
          Infallible.just(1), Infallible.just("b"), Infallible.just(3), Infallible.just("d"),
          Infallible.just(5), Infallible.just("f"), Infallible.just(7))) == [
          "next((1, \"b\", 3, \"d\", 5, \"f\", 7))", "completed",
        ])
    #expect(
      events(
        of: Infallible.zip(
          Infallible.just(1), Infallible.just("b"), Infallible.just(3), Infallible.just("d"),
          Infallible.just(5), Infallible.just("f"), Infallible.just(7), Infallible.just("h"))) == [
          "next((1, \"b\", 3, \"d\", 5, \"f\", 7, \"h\"))", "completed",
        ])
  }

  @Test func `the elements of a tuple can be used in the expression that creates it`() {
    let infallible = Infallible.zip(Infallible.just(1), Infallible.just("a")).map { pair in
      "\(pair.0)\(pair.1)"
    }
    #expect(events(of: infallible.asObservable()) == ["next(1a)", "completed"])
  }
}
