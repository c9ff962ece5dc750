#if !hasFeature(Embedded)
package import Dispatch
#endif

extension DispatchTimeInterval {
  /// The span in nanoseconds, or as many as there can be; nil for never.
  package var nanoseconds: Int64? {
    switch self {
    case .seconds(let count): Self.product(count, 1_000_000_000)
    case .milliseconds(let count): Self.product(count, 1_000_000)
    case .microseconds(let count): Self.product(count, 1_000)
    case .nanoseconds(let count): Int64(count)
    case .never: nil
    @unknown default: nil
    }
  }

  private static func product(_ count: Int, _ unit: Int64) -> Int64 {
    let (product, isTooMuch) = Int64(count).multipliedReportingOverflow(by: unit)
    return isTooMuch ? (count < 0 ? .min : .max) : product
  }
}

extension Int64 {
  /// The sum, or the greatest number there is.
  package func addingClamped(_ other: Int64) -> Int64 {
    let (sum, isTooMuch) = addingReportingOverflow(other)
    return isTooMuch ? .max : sum
  }
}
