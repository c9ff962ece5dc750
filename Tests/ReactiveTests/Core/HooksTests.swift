import ExitTesting
import Foundation
import Reactive
import Testing

struct HooksTests {
  @Test(.exitTest) func `an error without a handler is printed`() async throws {
    let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
      _ = Observable<Int>.error(RxError.timeout).subscribe(onNext: { _ in })
      fflush(nil)
    }
    #expect(
      String(decoding: result.standardOutputContent, as: UTF8.self).contains(
        "Unhandled error happened: Sequence timeout."))
  }

  @Test(.exitTest) func `an unhandled error is passed to the hook, with a call stack if it is recorded`()
    async
  {
    await #expect(processExitsWith: .success) {
      let log = Log()
      Hooks.defaultErrorHandler = { log("\($0) \($1)") }
      _ = Observable<Int>.error(Failure.first).subscribe()
      Hooks.customCaptureSubscriptionCallstack = { ["here"] }
      Hooks.recordCallStackOnError = true
      _ = Single<Int>.error(Failure.first).subscribe()
      _ = Maybe<Int>.error(Failure.first).subscribe()
      _ = Completable.error(Failure.first).subscribe()
      precondition(Hooks.recordCallStackOnError)
      precondition(
        log.lines == ["[] first", "[\"here\"] first", "[\"here\"] first", "[\"here\"] first"], "\(log.lines)")
    }
  }

  @Test func `the default hook captures a call stack`() {
    #expect(!Hooks.customCaptureSubscriptionCallstack().isEmpty)
  }

  @Test(.exitTest) func `a handler that is replaced may subscribe while it is deinitialised`() async {
    await #expect(processExitsWith: .success) {
      final class Leaving {
        deinit { _ = Observable<Int>.just(1).subscribe(onNext: { _ in }) }
      }
      Hooks.defaultErrorHandler = { [leaving = Leaving()] _, _ in _ = leaving }
      Hooks.defaultErrorHandler = { _, _ in }
    }
  }
}
