import Dispatch
import Foundation
import Testing

@testable import Reactive

struct RemainingTimeTests {
  private let start = Date(timeIntervalSinceReferenceDate: 1_000_000)

  private func remaining(of span: DispatchTimeInterval, after seconds: Double) -> DispatchTimeInterval {
    span.remaining(since: start, at: start.addingTimeInterval(seconds))
  }

  @Test func `the remaining time is the rest of the interval, and 0 once it has passed`() {
    #expect(remaining(of: .seconds(10), after: 4) == .nanoseconds(6_000_000_000))
    #expect(remaining(of: .milliseconds(1500), after: 1) == .nanoseconds(500_000_000))
    #expect(remaining(of: .seconds(10), after: 10) == .nanoseconds(0))
    #expect(remaining(of: .seconds(10), after: 11) == .nanoseconds(0))
  }

  @Test func `the remaining time is the whole interval if the clock has been set back`() {
    #expect(remaining(of: .seconds(10), after: -3600) == .nanoseconds(10_000_000_000))
  }

  @Test func `an endless interval stays endless`() { #expect(remaining(of: .never, after: 4) == .never) }
}
