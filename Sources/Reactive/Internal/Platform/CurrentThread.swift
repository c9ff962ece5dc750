// All calls to the C library are in this file, so no other file has to distinguish platforms. `RXBOOK_PORTABLE`
// compiles the branches for a platform with an unknown C library.

#if hasFeature(Embedded)
#elseif canImport(Darwin)
public import Darwin
#elseif canImport(Android)
public import Android
#elseif canImport(Musl)
public import Musl
#elseif canImport(WinSDK)
public import WinSDK
#elseif canImport(Glibc) && !RXBOOK_PORTABLE
public import Glibc
#else
public import Foundation
#endif

/// Returns a number that no other running thread has.
///
/// The number is never 0, and its lowest bit is 0, so the caller can use that bit for a flag.
@inlinable @inline(__always)
func currentThreadID() -> UInt {
  #if hasFeature(Embedded)
  2
  #elseif canImport(Darwin) || canImport(Android) || canImport(Musl)
  // An address; on Android, it is an `Int`.
  UInt(bitPattern: pthread_self())
  #elseif canImport(WinSDK)
  UInt(GetCurrentThreadId()) << 1
  #elseif canImport(Glibc) && !RXBOOK_PORTABLE
  UInt(pthread_self())
  #else
  UInt(bitPattern: Unmanaged.passUnretained(Thread.current).toOpaque())
  #endif
}

/// Lets another thread run first if one is waiting for the processor.
@usableFromInline
func giveWay() {
  #if hasFeature(Embedded)
  #elseif canImport(WinSDK)
  _ = SwitchToThread()
  #elseif canImport(Darwin) || canImport(Android) || canImport(Musl) || (canImport(Glibc) && !RXBOOK_PORTABLE)
  sched_yield()
  #else
  Thread.sleep(forTimeInterval: 0)
  #endif
}

#if hasFeature(Embedded)

/// A variable with a separate object for each thread; a program in Embedded Swift has one thread.
///
/// `@unchecked Sendable`: there is only one thread.
final class ThreadSlot<Object: AnyObject>: @unchecked Sendable {
  /// The object of the current thread, nil at first.
  var object: Object?
}

#elseif canImport(WinSDK)

/// A variable with an object for each thread, which is released when the thread ends.
struct ThreadSlot<Object: AnyObject>: Sendable {
  // Fiber-local rather than thread-local, because only fiber-local storage has a destructor. Without fibers, both are
  // the same.
  private let index = FlsAlloc { address in
    if let address { Unmanaged<AnyObject>.fromOpaque(address).release() }
  }

  init() { precondition(index != .max, "This process has no thread-local storage left.") }

  /// The object of the current thread, nil at first.
  var object: Object? {
    get { FlsGetValue(index).map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() } }
    nonmutating set {
      let former = FlsGetValue(index)
      _ = FlsSetValue(index, newValue.map { Unmanaged.passRetained($0).toOpaque() })
      if let former { Unmanaged<Object>.fromOpaque(former).release() }
    }
  }
}

#elseif canImport(Darwin) || canImport(Android) || canImport(Musl) || (canImport(Glibc) && !RXBOOK_PORTABLE)

/// A variable with an object for each thread, which is released when the thread ends.
struct ThreadSlot<Object: AnyObject>: Sendable {
  private let key: pthread_key_t

  init() {
    var key = pthread_key_t()
    let status = pthread_key_create(&key) { pointer in
      // Darwin passes a pointer to the destructor, and Linux passes an optional pointer.
      let address: UnsafeMutableRawPointer? = pointer
      if let address { Unmanaged<AnyObject>.fromOpaque(address).release() }
    }
    precondition(status == 0, "This process has no thread-local storage left.")
    self.key = key
  }

  /// The object of the current thread, nil at first.
  var object: Object? {
    get { pthread_getspecific(key).map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() } }
    nonmutating set {
      let former = pthread_getspecific(key)
      pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
      if let former { Unmanaged<Object>.fromOpaque(former).release() }
    }
  }
}

#else

/// A variable with an object for each thread, which is released when the thread ends.
struct ThreadSlot<Object: AnyObject>: Sendable {
  private let key = UUID()

  /// The object of the current thread, nil at first.
  var object: Object? {
    get { Thread.current.threadDictionary[key] as? Object }
    nonmutating set { Thread.current.threadDictionary[key] = newValue }
  }
}

#endif
