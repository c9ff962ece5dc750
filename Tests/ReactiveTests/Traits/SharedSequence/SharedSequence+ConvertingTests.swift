import Reactive
import Testing

@MainActor
struct SharedSequenceConvertingTests {
  private let failing = Observable.of(1).concat(Observable<Int>.error(Failure.first))

  @Test func `an error is replaced by an element`() {
    let driver: Driver<Int> = failing.asSharedSequence(onErrorJustReturn: 9)
    #expect(events(of: driver.asObservable()) == ["next(1)", "next(9)", "completed"])
  }

  @Test func `an error is replaced by a sequence`() {
    let signal: Signal<Int> = failing.asSharedSequence(onErrorDriveWith: .just(8))
    #expect(events(of: signal.asObservable()) == ["next(1)", "next(8)", "completed"])
  }

  @Test func `an error is replaced by the sequence returned for it`() {
    let driver: Driver<Int> = failing.asSharedSequence(onErrorRecover: { .just($0 is Failure ? 7 : 0) })
    #expect(events(of: driver.asObservable()) == ["next(1)", "next(7)", "completed"])
  }
}
