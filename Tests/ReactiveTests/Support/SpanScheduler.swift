import Foundation
import Reactive

/// A scheduler that performs no work and records the requested time intervals.
final class SpanScheduler: SchedulerType {
  private let log = Log()

  /// The time intervals as they were given, so that `seconds(1)` and `nanoseconds(1000000000)` differ.
  var spans: [String] { log.lines }

  var now: RxTime { Date(timeIntervalSince1970: 0) }

  func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> any Disposable)
    -> any Disposable
  {
    Disposables.create()
  }

  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    log("\(dueTime)")
    return Disposables.create()
  }

  func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    log("\(startAfter), \(period)")
    return Disposables.create()
  }
}
