import Reactive
import Testing

struct InfallibleCombiningTests {
  @Test func `combineLatest, zip and withLatestFrom combine infallibles`() {
    #expect(
      events(of: Infallible.combineLatest(Infallible.of(1, 2), Infallible.of("a", "b")) { "\($0)\($1)" })
        == ["next(1a)", "next(2a)", "next(2b)", "completed"])
    #expect(
      events(of: Infallible.combineLatest(Infallible.of(1), Infallible.of("a"), Infallible.of(true)))
        == ["next((1, \"a\", true))", "completed"])
    #expect(
      events(of: Infallible.combineLatest([Infallible.of(1), .of(2)])) == ["next([1, 2])", "completed"])
    #expect(
      events(of: Infallible.combineLatest([Infallible.of(1), .of(2)]) { $0.reduce(0, +) })
        == ["next(3)", "completed"])
    #expect(
      events(of: Infallible.zip(.of(1, 2), .of("a", "b")) { "\($0)\($1)" })
        == ["next(1a)", "next(2b)", "completed"])
    #expect(
      events(of: Infallible.zip(Infallible.of(1), Infallible.of("a"))) == ["next((1, \"a\"))", "completed"])
    #expect(
      events(of: Infallible.of(1, 2).withLatestFrom(Infallible.of("a", "b"))) == [
        "next(a)", "next(b)", "completed",
      ])
    #expect(
      events(of: Infallible.of(1).withLatestFrom(Infallible.of("a")) { "\($0)\($1)" })
        == ["next(1a)", "completed"])
  }

  @Test func `merge, concat and startWith join infallibles`() {
    let expected = ["next(1)", "next(2)", "completed"]
    #expect(events(of: Infallible.merge(.of(1), .of(2))) == expected)
    #expect(events(of: Infallible.merge([.of(1), .of(2)])) == expected)
    #expect(events(of: Infallible.merge(ContiguousArray([.of(1), .of(2)]))) == expected)
    #expect(events(of: Infallible.concat(.of(1), .of(2))) == expected)
    #expect(events(of: Infallible.concat([.of(1), .of(2)])) == expected)
    #expect(events(of: Infallible.concat(AnySequence([.of(1), .of(2)]))) == expected)
    #expect(events(of: Infallible.of(1).concat(Infallible.of(2))) == expected)
    #expect(events(of: Infallible.of(2).startWith(1)) == expected)
  }
}
