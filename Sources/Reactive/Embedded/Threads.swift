#if hasFeature(Embedded)
// What the library uses of `Synchronization`, for a program with one thread.

/// A lock for a program with one thread.
@usableFromInline
struct Mutex<Value>: ~Copyable {
  @inlinable init(_ value: Value) {}
  @inlinable func _unsafeLock() {}
  @inlinable func _unsafeTryLock() -> Bool { true }
  @inlinable func _unsafeUnlock() {}
}
#endif
