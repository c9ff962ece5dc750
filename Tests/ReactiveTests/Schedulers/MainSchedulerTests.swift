import ExitTesting
import Foundation
import Testing

@testable import Reactive

@Suite(.timeLimit(.minutes(5)))
struct MainSchedulerTests {
  private let log = Log()

  @Test func `the main scheduler performs work immediately on the main thread`() async throws {
    let log = log
    await MainActor.run {
      // A separate scheduler: while other tests use the shared one, it does not run work immediately.
      let scheduler = MainScheduler()
      _ = scheduler.schedule(()) { _ in
        log("immediate")
        _ = scheduler.schedule(()) { _ in
          log("nested")
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
    #expect(log.lines == ["immediate", "concurrent", "scheduled", "nested"])
  }

  @Test func `a deferred step on another thread does not delay actions on the main thread`() async {
    let log = log
    await MainActor.run {
      let scheduler = MainScheduler()
      let (hasBegun, mayEnd) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      _ = scheduler.schedule(()) { _ in
        let step = GateQueue.WorkItem(
          {
            hasBegun.signal()
            mayEnd.wait()
          }, from: currentThreadID())
        let unchecked = UncheckedSendableWork(step.perform)
        Thread.detachNewThread { unchecked.body() }
        return Disposables.create()
      }
      hasBegun.wait()
      _ = scheduler.schedule(()) { _ in
        log("immediate")
        return Disposables.create()
      }
      log("scheduled")
      mayEnd.signal()
    }
    #expect(log.lines == ["immediate", "scheduled"])
  }

  @Test(.exitTest) func `ensureRunningOnMainThread traps on another thread`() async {
    await #expect(processExitsWith: .failure) {
      Thread.detachNewThread {
        MainScheduler.ensureRunningOnMainThread()
        exit(EXIT_SUCCESS)
      }
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
  }
}
