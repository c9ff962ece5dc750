#if DEBUG || TRACE_RESOURCES
import Synchronization

/// Counts what is alive, to find leaks: two counts taken around a piece of work must agree.
///
/// Present in debug builds, and where `TRACE_RESOURCES` is defined.
public enum Resources {
  private static let count = Atomic<Int32>(0)

  /// How many subscriptions there are, those that operators make included.
  ///
  /// One counts from its start until it has ended, been disposed of, or been deallocated, whichever is first.
  public static var total: Int32 { count.load(ordering: .sequentiallyConsistent) }

  /// Counts one more, and returns the new total.
  @discardableResult
  public static func incrementTotal() -> Int32 {
    count.add(1, ordering: .sequentiallyConsistent).newValue
  }

  /// Counts one less, and returns the new total.
  @discardableResult
  public static func decrementTotal() -> Int32 {
    count.subtract(1, ordering: .sequentiallyConsistent).newValue
  }

  private static let serialDispatchQueueObservables = Atomic<Int32>(0)

  /// How many observables there are that `observe(on:)` has made for a serial dispatch queue.
  public static var numberOfSerialDispatchQueueObservables: Int32 {
    serialDispatchQueueObservables.load(ordering: .sequentiallyConsistent)
  }

  static func countSerialDispatchQueueObservable(_ difference: Int32) {
    serialDispatchQueueObservables.add(difference, ordering: .sequentiallyConsistent)
  }
}
#endif
