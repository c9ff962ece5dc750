import Dispatch
import Testing

@testable import Reactive

struct DispatchTimeIntervalNanosecondsTests {
  @Test(
    arguments: [
      (.seconds(1), 1_000_000_000), (.milliseconds(5), 5_000_000), (.nanoseconds(1), 1), (.zero, 0),
      (.seconds(-2), -2_000_000_000), (.nanoseconds(-1), -1),
      (.seconds(86_400) + .nanoseconds(1), 86_400_000_000_001),
      (.seconds(0.3), 300_000_000), (.seconds(1.1), 1_100_000_000),
    ] as [(Duration, Int64)])
  func `a duration is converted to nanoseconds`(duration: Duration, nanoseconds: Int64) {
    #expect(DispatchTimeInterval(duration).nanoseconds == nanoseconds)
  }

  @Test(
    arguments: [
      (499_999_999, 0), (500_000_000, 1), (999_999_999, 1), (1_499_999_999, 1), (-499_999_999, 0),
      (-500_000_000, -1),
    ] as [(Int64, Int64)])
  func `fractions of a nanosecond are rounded`(attoseconds: Int64, nanoseconds: Int64) {
    let duration = Duration(secondsComponent: 0, attosecondsComponent: attoseconds)
    #expect(DispatchTimeInterval(duration).nanoseconds == nanoseconds)
  }

  @Test func `a duration that is too long becomes the longest interval`() {
    let longest = Duration.seconds(Int64.max)
    #expect(DispatchTimeInterval(longest).nanoseconds == .max)
    #expect(DispatchTimeInterval(longest * 10).nanoseconds == .max)
    #expect(DispatchTimeInterval(.zero - longest * 10).nanoseconds == .min)
    // Half a nanosecond more than the maximum.
    let edge =
      Duration.nanoseconds(Int64.max) + Duration(secondsComponent: 0, attosecondsComponent: 500_000_000)
    #expect(DispatchTimeInterval(edge).nanoseconds == .max)
    #expect(DispatchTimeInterval(.nanoseconds(Int64.max)).nanoseconds == .max)
    #expect(DispatchTimeInterval(.nanoseconds(Int64.max) - .nanoseconds(1)).nanoseconds == Int64.max - 1)
  }

  @Test func `the longest interval can be scheduled`() {
    let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "patient")
    let wait = scheduler.scheduleRelative((), dueTime: Duration.seconds(Int64.max)) { _ in
      fatalError("The interval can't be over.")
    }
    wait.dispose()
  }
}
