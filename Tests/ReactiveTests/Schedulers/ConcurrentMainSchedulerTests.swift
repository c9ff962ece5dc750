import Dispatch
import Reactive
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ConcurrentMainSchedulerTests {
  private let log = Log()

  @Test @MainActor func `on the main thread, work is performed immediately, even within other work`() {
    let scheduler = ConcurrentMainScheduler.instance
    _ = scheduler.schedule("outer") { [log] name in
      log("begin \(name)")
      _ = scheduler.schedule("inner") {
        log($0)
        return Disposables.create()
      }
      log("end \(name)")
      return Disposables.create()
    }
    #expect(log.lines == ["begin outer", "inner", "end outer"])
  }

  @Test func `from other threads, work is performed on the main queue`() async throws {
    try await awaited { done in
      DispatchQueue.global().async {
        _ = ConcurrentMainScheduler.instance.schedule(()) { _ in
          dispatchPrecondition(condition: .onQueue(.main))
          done()
          return Disposables.create()
        }
      }
    }
  }

  @Test func `work is performed later, and periodically until it is disposed of`() async throws {
    let scheduler = ConcurrentMainScheduler.instance
    let holder = SerialDisposable()
    try await awaited { done in
      _ = scheduler.scheduleRelative("later", dueTime: .milliseconds(1)) { [log] text in
        log(text)
        holder.disposable = scheduler.schedulePeriodic(
          1, startAfter: .milliseconds(1), period: .milliseconds(1)
        ) {
          count in
          log("\(count)")
          if count == 3 {
            holder.dispose()
            done()
          }
          return count + 1
        }
        return Disposables.create()
      }
    }
    #expect(log.lines == ["later", "1", "2", "3"])
  }
}
