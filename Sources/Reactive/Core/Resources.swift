#if DEBUG || TRACE_RESOURCES
import Synchronization

/// Counters of live objects, for finding leaks: the count after a test must equal the count before it.
///
/// Available in debug builds, and if `TRACE_RESOURCES` is defined.
public enum Resources {
  private static let count = Atomic<Int32>(0)

  /// The number of active subscriptions, including those that operators make.
  ///
  /// A subscription counts from its start until it terminates, is disposed of, or is deallocated.
  public static var total: Int32 { count.load(ordering: .sequentiallyConsistent) }

  /// Increments the count and returns the new total.
  @discardableResult
  public static func incrementTotal() -> Int32 {
    count.add(1, ordering: .sequentiallyConsistent).newValue
  }

  /// Decrements the count and returns the new total.
  @discardableResult
  public static func decrementTotal() -> Int32 {
    count.subtract(1, ordering: .sequentiallyConsistent).newValue
  }

  private static let serialDispatchQueueObservables = Atomic<Int32>(0)

  /// The number of live observables that `observe(on:)` has created for a serial dispatch queue.
  public static var numberOfSerialDispatchQueueObservables: Int32 {
    serialDispatchQueueObservables.load(ordering: .sequentiallyConsistent)
  }

  static func countSerialDispatchQueueObservable(_ difference: Int32) {
    serialDispatchQueueObservables.add(difference, ordering: .sequentiallyConsistent)
  }
}
#endif
