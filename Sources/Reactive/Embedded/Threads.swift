#if hasFeature(Embedded)
// The parts of `Synchronization` that the library uses, for a program with one thread.

/// A lock for a program with one thread.
@usableFromInline
struct Mutex<Value>: ~Copyable {
  @inlinable init(_ value: Value) {}
  @inlinable func _unsafeLock() {}
  @inlinable func _unsafeTryLock() -> Bool { true }
  @inlinable func _unsafeUnlock() {}
}
#endif
