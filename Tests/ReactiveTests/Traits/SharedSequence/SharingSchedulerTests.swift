import Dispatch
import Reactive
import ReactiveTesting
import Testing

@MainActor
struct SharingSchedulerTests {
  private let log = Log()

  @Test func `a test can replace the main scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    SharingScheduler.mock(scheduler: scheduler) {
      _ = Driver<Int>.interval(.seconds(10)).drive(onNext: { [log] in log("\($0) at \(scheduler.clock)") })
      #expect(SharingScheduler.make() is TestScheduler)
    }
    scheduler.advanceTo(25)
    #expect(log.lines == ["0 at 10", "1 at 20"])
    #expect(SharingScheduler.make() is MainScheduler)
    #expect(throws: Failure.first) {
      try SharingScheduler.mock(makeScheduler: { scheduler }) { throw Failure.first }
    }
    #expect(DriverSharingStrategy.scheduler is MainScheduler)
    #expect(SignalSharingStrategy.scheduler is MainScheduler)
  }
}
