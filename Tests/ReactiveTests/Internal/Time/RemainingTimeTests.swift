import Dispatch
import Foundation
import Testing

@testable import Reactive

struct RemainingTimeTests {
  private let start = Date(timeIntervalSinceReferenceDate: 1_000_000)

  private func remaining(of span: DispatchTimeInterval, after seconds: Double) -> DispatchTimeInterval {
    span.remaining(since: start, at: start.addingTimeInterval(seconds))
  }

  @Test func `is what is left of a span, and nothing once it is over`() {
    #expect(remaining(of: .seconds(10), after: 4) == .nanoseconds(6_000_000_000))
    #expect(remaining(of: .milliseconds(1500), after: 1) == .nanoseconds(500_000_000))
    #expect(remaining(of: .seconds(10), after: 10) == .nanoseconds(0))
    #expect(remaining(of: .seconds(10), after: 11) == .nanoseconds(0))
  }

  @Test func `is all of it where the clock has been put back`() {
    #expect(remaining(of: .seconds(10), after: -3600) == .nanoseconds(10_000_000_000))
  }

  @Test func `a span without end has no end`() { #expect(remaining(of: .never, after: 4) == .never) }
}
