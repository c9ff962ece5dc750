#if !hasFeature(Embedded)
import Dispatch
import Foundation
#endif

extension DispatchTimeInterval {
  /// Returns the part of this interval, which started at `start`, that remains at the time `now`, or zero if it is
  /// over.
  ///
  /// If `now` is before `start`, because the system clock was set back, the whole interval remains.
  func remaining(since start: RxTime, at now: RxTime) -> RxTimeInterval {
    guard let span = nanoseconds else { return .never }
    let left = Double(span) - max(0, now.timeIntervalSince(start)) * 1_000_000_000
    // A present-day date is accurate to a tenth of a microsecond.
    return .nanoseconds(left < 500 ? 0 : .init(min((left / 1_000).rounded(), 9e15)) * 1_000)
  }
}
