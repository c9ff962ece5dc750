#if !hasFeature(Embedded)
public import Dispatch
#endif

extension DispatchTimeInterval {
  /// The interval in nanoseconds, clamped to the range of `Int64`; nil for `.never`.
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

#if !hasFeature(Embedded)
extension DispatchTimeInterval {
  /// Creates an interval of the same length as `duration`, to the nearest nanosecond.
  ///
  /// A duration of more than 292 years, which exceeds 64 bits of nanoseconds, becomes the longest possible interval.
  @usableFromInline
  package init(_ duration: Duration) {
    let (whole, rest) = duration.attoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    // Rounded to the nearest nanosecond rather than down: `Duration.seconds(0.3)` may be a few attoseconds off in
    // either direction.
    let nearest = whole + (rest >= 500_000_000 ? 1 : rest <= -500_000_000 ? -1 : 0)
    self = .nanoseconds(Int(clamping: nearest))
  }
}
#endif

extension Int64 {
  /// Returns the sum, or the maximum if the sum overflows.
  package func addingClamped(_ other: Int64) -> Int64 {
    let (sum, isTooMuch) = addingReportingOverflow(other)
    return isTooMuch ? .max : sum
  }
}
