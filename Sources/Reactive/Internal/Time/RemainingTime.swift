#if !hasFeature(Embedded)
import Dispatch
import Foundation
#endif

extension DispatchTimeInterval {
  /// What is left of this span, which began at `start`, at the time `now`; nothing less than zero.
  ///
  /// All of it where `now` is before `start`: somebody has put the system's clock back.
  func remaining(since start: RxTime, at now: RxTime) -> RxTimeInterval {
    guard let span = nanoseconds else { return .never }
    let left = Double(span) - max(0, now.timeIntervalSince(start)) * 1_000_000_000
    // A date of our days is exact to a tenth of a microsecond.
    return .nanoseconds(left < 500 ? 0 : .init(min((left / 1_000).rounded(), 9e15)) * 1_000)
  }
}
