public import Foundation

/// A scheduler whose virtual time is a date, to replay what happened at known dates.
///
/// `@unchecked Sendable`: as its superclass.
public class HistoricalScheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter>, @unchecked Sendable
{
  /// Makes a scheduler whose clock stands at `initialClock`.
  public init(initialClock: RxTime = Date(timeIntervalSince1970: 0)) {
    super.init(initialClock: initialClock, converter: HistoricalSchedulerTimeConverter())
  }
}
