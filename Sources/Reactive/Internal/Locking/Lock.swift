import Synchronization

/// A lock next to the state that it guards.
///
/// `Mutex.withLock` requires `sending` values, which elements are not.
@usableFromInline
package struct Lock: ~Copyable {
  @usableFromInline let mutex = Mutex(())
  /// Shows ThreadSanitizer the order that a contended `Mutex` establishes inside the kernel; costs two plain moves.
  @usableFromInline let order = Atomic<UInt8>(0)

  @inlinable
  package init() {}

  @inlinable @inline(__always)
  package func callAsFunction<Result>(_ body: () -> Result) -> Result {
    if !mutex._unsafeTryLock() { waitForLock() }
    _ = order.load(ordering: .acquiring)
    defer {
      order.store(0, ordering: .releasing)
      mutex._unsafeUnlock()
    }
    return body()
  }

  /// Yields and retries before the thread sleeps in the kernel.
  ///
  /// On Linux, a `Mutex` is a priority-inheritance futex, which is handed over at each unlock once a thread is
  /// sleeping. With more threads than cores, each event would cause a context switch, although a lock is only held for
  /// a few instructions.
  @usableFromInline
  func waitForLock() {
    for _ in 0..<64 {
      giveWay()
      if mutex._unsafeTryLock() { return }
    }
    mutex._unsafeLock()
  }
}
