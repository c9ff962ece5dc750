import Synchronization

/// A lock beside the state it guards.
///
/// `Mutex.withLock` asks for `sending` values, which elements are not.
@usableFromInline
package struct Lock: ~Copyable {
  @usableFromInline let mutex = Mutex(())
  /// Shows ThreadSanitizer the order that a contended `Mutex` makes inside the kernel; two plain moves.
  @usableFromInline let order = Atomic<UInt8>(0)

  @inlinable
  package init() {}

  @inlinable @inline(__always)
  package func callAsFunction<Result>(_ body: () -> Result) -> Result {
    mutex._unsafeLock()
    _ = order.load(ordering: .acquiring)
    defer {
      order.store(0, ordering: .releasing)
      mutex._unsafeUnlock()
    }
    return body()
  }
}
