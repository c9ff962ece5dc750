import Reactive
import Testing

@MainActor
struct SignalTests {
  private let failing = Observable.of(1).concat(Observable<Int>.error(Failure.first))
  private let log = Log()

  @Test func `a late observer of a signal receives no past elements`() {
    let relay = PublishRelay<Int>()
    let signal = relay.asSignal()
    let first = signal.emit(onNext: { [log] in log("first \($0)") })
    relay.accept(1)
    let second = signal.emit(onNext: { [log] in log("second \($0)") })
    relay.accept(2)
    first.dispose()
    second.dispose()
    #expect(log.lines == ["first 1", "first 2", "second 2"])
  }

  @Test func `an error is replaced by an element or a sequence`() {
    #expect(
      events(of: failing.asSignal(onErrorJustReturn: 9).asObservable())
        == ["next(1)", "next(9)", "completed"])
    #expect(
      events(of: failing.asSignal(onErrorSignalWith: .empty()).asObservable()) == ["next(1)", "completed"])
    #expect(
      events(of: failing.asSignal(onErrorRecover: { .just($0 is Failure ? 7 : 0) }).asObservable())
        == ["next(1)", "next(7)", "completed"])
  }

  @Test func `a signal can be converted to an infallible`() {
    #expect(events(of: Signal.just(1).asSignal().asInfallible().asObservable()) == ["next(1)", "completed"])
  }
}
