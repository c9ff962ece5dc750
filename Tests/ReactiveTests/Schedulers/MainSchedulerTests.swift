import Foundation
import Reactive
import Testing

@Suite(.timeLimit(.minutes(5)))
struct MainSchedulerTests {
  private let log = Log()

  @Test func `the main scheduler works in place on the main thread`() async throws {
    let log = log
    await MainActor.run {
      // One of its own: while other tests wait for the one that all share, that does not work in place.
      let scheduler = MainScheduler()
      _ = scheduler.schedule(()) { _ in
        log("in place")
        _ = scheduler.schedule(()) { _ in
          log("nested waits")
          return Disposables.create()
        }
        return Disposables.create()
      }
      _ = ConcurrentMainScheduler.instance.schedule(()) { _ in
        log("concurrent")
        return Disposables.create()
      }
      MainScheduler.ensureExecutingOnScheduler()
      MainScheduler.ensureRunningOnMainThread()
      log("scheduled")
    }
    try await awaited { done in
      _ = MainScheduler.asyncInstance.schedule(()) { _ in
        done()
        return Disposables.create()
      }
    }
    #expect(log.lines == ["in place", "concurrent", "scheduled", "nested waits"])
  }

  @Test func `being elsewhere than on the main thread traps where it was asked for`() async {
    await #expect(processExitsWith: .failure) {
      Thread.detachNewThread {
        MainScheduler.ensureRunningOnMainThread()
        exit(EXIT_SUCCESS)
      }
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
  }
}
