import Reactive
import Testing

struct InfallibleConvertingTests {
  @Test func `a sequence that may fail can be converted to an infallible`() {
    let failing = Observable.of(1).concat(Observable<Int>.error(Failure.first))
    #expect(
      events(of: failing.asInfallible(onErrorJustReturn: 9)) == ["next(1)", "next(9)", "completed"])
    #expect(
      events(of: failing.asInfallible(onErrorFallbackTo: .of(8, 9)))
        == ["next(1)", "next(8)", "next(9)", "completed"])
    #expect(
      events(of: failing.asInfallible(onErrorRecover: { .just($0 is Failure ? 7 : 0) }))
        == ["next(1)", "next(7)", "completed"])
    #expect(events(of: Single.just(1).asInfallible(onErrorJustReturn: 9)) == ["next(1)", "completed"])
  }
}
