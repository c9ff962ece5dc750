import Reactive
import Testing

struct InfallibleTransformingTests {
  private let log = Log()

  @Test func `map, flatMap and scan transform infallibles`() {
    let source = Infallible.of(1, 2)
    #expect(events(of: source.map { $0 * 10 }) == ["next(10)", "next(20)", "completed"])
    #expect(events(of: source.flatMap { Infallible.of($0 * 10) }) == ["next(10)", "next(20)", "completed"])
    #expect(
      events(of: source.flatMapLatest { Infallible.of($0, $0 * 10) })
        == ["next(1)", "next(2)", "next(20)", "completed"])
    #expect(
      events(of: source.flatMapFirst { Infallible.of($0, $0 * 10) }) == ["next(1)", "next(10)", "completed"])
    #expect(events(of: source.concatMap { Infallible.of($0 * 10) }) == ["next(10)", "next(20)", "completed"])
    #expect(events(of: Infallible.of("1", "x").compactMap { Int($0) }) == ["next(1)", "completed"])
    #expect(events(of: source.scan(10) { $0 + $1 }) == ["next(11)", "next(13)", "completed"])
    #expect(events(of: source.scan(into: 10) { $0 += $1 }) == ["next(11)", "next(13)", "completed"])
  }

  @Test func `flatMapLatest of an observable to infallibles returns an infallible`() {
    let latest: Infallible<Int> = Observable.of(1, 2).flatMapLatest { Infallible.of($0, $0 * 10) }
    #expect(events(of: latest) == ["next(1)", "next(2)", "next(20)", "completed"])
    let observable: Observable<Int> = Observable.of(1).flatMapLatest { Infallible.just($0) }
    observable.subscribe(onNext: { log("\($0)") }, onCompleted: { log("completed") }).dispose()
    #expect(log.lines == ["1", "completed"])
  }
}
