import Reactive
import Testing

struct CurrentThreadSchedulerTests {
  private let log = Log()

  @Test func `work scheduled during other work is performed after it`() {
    let scheduler = CurrentThreadScheduler.instance
    #expect(CurrentThreadScheduler.isScheduleRequired)
    _ = scheduler.schedule("outer") { [log] name in
      log("begin \(name)")
      #expect(!CurrentThreadScheduler.isScheduleRequired)
      _ = scheduler.schedule("first") {
        log($0)
        return Disposables.create()
      }
      let cancelled = scheduler.schedule("cancelled") {
        log($0)
        return Disposables.create()
      }
      cancelled.dispose()
      log("end \(name)")
      return Disposables.create()
    }
    #expect(log.lines == ["begin outer", "end outer", "first"])
    #expect(CurrentThreadScheduler.isScheduleRequired)
  }
}
