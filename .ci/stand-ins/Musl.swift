// The functions that the library calls on Linux with musl, with the types that musl declares.
public typealias pthread_t = OpaquePointer
public typealias pthread_key_t = UInt32

public func pthread_self() -> pthread_t! { fatalError() }

@discardableResult
public func pthread_key_create(
  _ key: UnsafeMutablePointer<pthread_key_t>!,
  _ destructor: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) -> Int32 { fatalError() }

public func pthread_getspecific(_ key: pthread_key_t) -> UnsafeMutableRawPointer! { fatalError() }

@discardableResult
public func pthread_setspecific(_ key: pthread_key_t, _ value: UnsafeRawPointer!) -> Int32 { fatalError() }

@discardableResult
public func sched_yield() -> Int32 { fatalError() }
