// The functions that the library calls on Windows, with the types that its SDK declares.
public typealias DWORD = UInt32
public typealias PVOID = UnsafeMutableRawPointer
public typealias PFLS_CALLBACK_FUNCTION = @convention(c) (PVOID?) -> Void

public struct WindowsBool: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) {}
}

public func GetCurrentThreadId() -> DWORD { fatalError() }

@discardableResult
public func SwitchToThread() -> WindowsBool { fatalError() }

public func FlsAlloc(_ callback: PFLS_CALLBACK_FUNCTION!) -> DWORD { fatalError() }

public func FlsGetValue(_ index: DWORD) -> PVOID! { fatalError() }

@discardableResult
public func FlsSetValue(_ index: DWORD, _ value: PVOID!) -> WindowsBool { fatalError() }
