import Dispatch
import Reactive
import Testing

@Suite(.timeLimit(.minutes(5)))
@MainActor
struct DriverTests {
  private let failing = Observable.of(1).concat(Observable<Int>.error(Failure.first))
  private let log = Log()

  @Test func `observers of a driver share one subscription, and late ones receive the latest element`() {
    let subject = PublishSubject<Int>()
    var runs = 0
    let driver = subject.do(onSubscribe: { runs += 1 }).asDriver(onErrorJustReturn: 0)
    let first = driver.drive(onNext: { [log] in log("first \($0)") })
    subject.onNext(1)
    let second = driver.drive(onNext: { [log] in log("second \($0)") })
    subject.onNext(2)
    first.dispose()
    second.dispose()
    #expect(runs == 1)
    #expect(!subject.hasObservers)
    #expect(log.lines == ["first 1", "second 1", "first 2", "second 2"])
  }

  @Test func `an error is replaced by an element or a sequence`() {
    #expect(
      events(of: failing.asDriver(onErrorJustReturn: 9).asObservable())
        == ["next(1)", "next(9)", "completed"])
    #expect(
      events(of: failing.asDriver(onErrorDriveWith: .just(8)).asObservable())
        == ["next(1)", "next(8)", "completed"])
    #expect(
      events(of: failing.asDriver(onErrorRecover: { .just($0 is Failure ? 7 : 0) }).asObservable())
        == ["next(1)", "next(7)", "completed"])
  }

  @Test func `types that cannot fail are converted to a driver without a replacement for errors`() {
    #expect(events(of: BehaviorRelay(value: 1).asDriver().asObservable()) == ["next(1)"])
    #expect(events(of: Infallible.of(1).asDriver().asObservable()) == ["next(1)", "completed"])
    #expect(
      events(of: Driver.just(1).asDriver().asSharedSequence().asObservable()) == ["next(1)", "completed"])
  }

  @Test func `a driver delivers on the main queue, whichever thread emits`() async throws {
    let subject = PublishSubject<Int>()
    let driver = subject.asDriver(onErrorJustReturn: 0)
    try await awaited { done in
      _ = driver.drive(onNext: { _ in
        dispatchPrecondition(condition: .onQueue(.main))
        done()
      })
      DispatchQueue.global().async { subject.onNext(1) }
    }
  }
}
