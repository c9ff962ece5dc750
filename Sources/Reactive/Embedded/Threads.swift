#if hasFeature(Embedded)
// What the library uses of the C library and of `Synchronization`, for a program with one thread.

/// A lock for a program with one thread.
@usableFromInline
struct Mutex<Value>: ~Copyable {
  @inlinable init(_ value: Value) {}
  @inlinable func _unsafeLock() {}
  @inlinable func _unsafeTryLock() -> Bool { true }
  @inlinable func _unsafeUnlock() {}
}

typealias pthread_t = UInt32
typealias pthread_key_t = UInt32

private struct Slots {
  var used: UInt32 = 0
  var first, second, third, fourth: UnsafeMutableRawPointer?
}
nonisolated(unsafe) private var slots = Slots()

func pthread_self() -> pthread_t { 1 }

@discardableResult
func sched_yield() -> Int32 { 0 }

func pthread_key_create(
  _ key: UnsafeMutablePointer<pthread_key_t>, _ destructor: ((UnsafeMutableRawPointer?) -> Void)?
) -> Int32 {
  key.pointee = slots.used
  slots.used += 1
  return slots.used > 4 ? 1 : 0
}

func pthread_getspecific(_ key: pthread_key_t) -> UnsafeMutableRawPointer? {
  switch key {
  case 0: slots.first
  case 1: slots.second
  case 2: slots.third
  default: slots.fourth
  }
}

@discardableResult
func pthread_setspecific(_ key: pthread_key_t, _ value: UnsafeMutableRawPointer?) -> Int32 {
  switch key {
  case 0: slots.first = value
  case 1: slots.second = value
  case 2: slots.third = value
  default: slots.fourth = value
  }
  return 0
}
#endif
