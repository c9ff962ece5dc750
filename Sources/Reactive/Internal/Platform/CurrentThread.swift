// This folder has everything of the library that differs from one operating system to the next.

#if hasFeature(Embedded)
#elseif canImport(Darwin)
public import Darwin
#elseif canImport(Glibc)
public import Glibc
#elseif canImport(Musl)
public import Musl
#elseif canImport(Android)
public import Android
#elseif canImport(Bionic)
public import Bionic
#elseif canImport(WinSDK)
public import WinSDK
#else
public import Foundation
#endif

/// A number that no other running thread has.
///
/// The number is never 0, and its lowest bit is 0, so the caller may use that bit for a flag.
@inlinable @inline(__always)
func currentThreadID() -> UInt {
  #if hasFeature(Embedded)
  2
  #elseif canImport(Glibc)
  UInt(pthread_self())
  #elseif canImport(Darwin) || canImport(Musl) || canImport(Android) || canImport(Bionic)
  // An address, except on Android, where the address is an `Int`.
  UInt(bitPattern: pthread_self())
  #elseif canImport(WinSDK)
  UInt(GetCurrentThreadId()) << 1
  #else
  UInt(bitPattern: Unmanaged.passUnretained(Thread.current).toOpaque())
  #endif
}
