import Reactive
import Testing

struct ZipTuplesTests {
  @Test func `zip emits tuples in the order of its sources`() {
    #expect(
      events(of: Observable.zip(Observable.just(1), Observable.just("b"))) == [
        "next((1, \"b\"))", "completed",
      ])
    #expect(
      events(of: Observable.zip(Observable.just(1), Observable.just("b"), Observable.just(3))) == [
        "next((1, \"b\", 3))", "completed",
      ])
    #expect(
      events(
        of: Observable.zip(Observable.just(1), Observable.just("b"), Observable.just(3), Observable.just("d"))
      ) == ["next((1, \"b\", 3, \"d\"))", "completed"])
    #expect(
      events(
        of: Observable.zip(
          Observable.just(1), Observable.just("b"), Observable.just(3), Observable.just("d"),
          Observable.just(5))) == ["next((1, \"b\", 3, \"d\", 5))", "completed"])
    #expect(
      events(
        of: Observable.zip(
          Observable.just(1), Observable.just("b"), Observable.just(3), Observable.just("d"),
          Observable.just(5), Observable.just("f"))) == ["next((1, \"b\", 3, \"d\", 5, \"f\"))", "completed"])
    #expect(
      events(
        of: Observable.zip(
          Observable.just(1), Observable.just("b"), Observable.just(3), Observable.just("d"),
          Observable.just(5), Observable.just("f"), Observable.just(7))) == [
          "next((1, \"b\", 3, \"d\", 5, \"f\", 7))", "completed",
        ])
    #expect(
      events(
        of: Observable.zip(
          Observable.just(1), Observable.just("b"), Observable.just(3), Observable.just("d"),
          Observable.just(5), Observable.just("f"), Observable.just(7), Observable.just("h"))) == [
          "next((1, \"b\", 3, \"d\", 5, \"f\", 7, \"h\"))", "completed",
        ])
  }

  @Test func `the elements of a tuple can be used in the expression that creates it`() {
    #expect(
      events(of: Observable.zip(Observable.of(1), Observable.of("a")).map { pair in "\(pair.0)\(pair.1)" })
        == [
          "next(1a)", "completed",
        ])
    let pairs: Observable<(Int, String)> = Observable.zip(Observable.of(1), Observable.of("a"))
    #expect(events(of: pairs.map { "\($0.1)\($0.0)" }) == ["next(a1)", "completed"])
  }
}
