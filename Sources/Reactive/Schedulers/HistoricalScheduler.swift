public import Foundation

/// A scheduler whose virtual time is a date, for replaying events that happened at known dates.
///
/// `@unchecked Sendable`: adds no state to its superclass.
public class HistoricalScheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter>, @unchecked Sendable
{
  /// Creates a scheduler whose clock shows `initialClock`.
  public init(initialClock: RxTime = Date(timeIntervalSince1970: 0)) {
    super.init(initialClock: initialClock, converter: HistoricalSchedulerTimeConverter())
  }
}
