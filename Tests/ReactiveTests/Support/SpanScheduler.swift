import Foundation
import Reactive

/// A scheduler that performs nothing and writes down which spans of time it was asked for.
final class SpanScheduler: SchedulerType {
  private let log = Log()

  /// The spans as they were given: `seconds(1)` and `nanoseconds(1000000000)` are two of them.
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
