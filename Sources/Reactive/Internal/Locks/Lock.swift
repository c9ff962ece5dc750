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
    if !mutex._unsafeTryLock() { waitForLock() }
    _ = order.load(ordering: .acquiring)
    defer {
      order.store(0, ordering: .releasing)
      mutex._unsafeUnlock()
    }
    return body()
  }

  /// Tries again and yields before the thread sleeps in the kernel.
  ///
  /// On Linux a `Mutex` is a priority-inheritance futex, which is handed over at each unlock once a thread sleeps: with
  /// more threads than cores, that is a context switch per event. A lock is held for some instructions only.
  @usableFromInline
  func waitForLock() {
    for _ in 0..<64 {
      giveWay()
      if mutex._unsafeTryLock() { return }
    }
    mutex._unsafeLock()
  }
}
