import Synchronization

/// Settings of the whole program for how the library reports errors.
public enum Hooks {
  /// The type of a function that receives unhandled errors.
  ///
  /// The first parameter is the call stack of the subscription, which is empty unless `recordCallStackOnError` is set.
  public typealias DefaultErrorHandler = (_ subscriptionCallStack: [String], _ error: any Error) -> Void
  /// The type of a function that returns the current call stack.
  public typealias CustomCaptureSubscriptionCallstack = () -> [String]

  /// `@unchecked Sendable`: `Guarded` reads and writes the settings as a whole, under its lock.
  private struct Settings: @unchecked Sendable {
    var capture: CustomCaptureSubscriptionCallstack = CallStack.current
    var errorHandler: DefaultErrorHandler = { callStack, error in
      #if DEBUG
      print("Unhandled error happened: \(error)")
      if !callStack.isEmpty { print("subscription called from:\n\(callStack.joined(separator: "\n"))") }
      #endif
    }
  }

  private static let settings = Guarded(Settings())
  /// Not one of the settings, because every subscription reads it and an atomic is cheaper than a lock.
  private static let recordsCallStack = Atomic<Bool>(false)

  /// A Boolean value that says whether each subscription records its call stack for `defaultErrorHandler`; false by
  /// default.
  ///
  /// Recording takes tens of microseconds per subscription.
  public static var recordCallStackOnError: Bool {
    get { recordsCallStack.load(ordering: .relaxed) }
    set { recordsCallStack.store(newValue, ordering: .relaxed) }
  }

  /// The function that receives an error if a subscription fails and has no `onError` closure.
  ///
  /// By default it prints the error in debug builds, and does nothing in release builds.
  public static var defaultErrorHandler: DefaultErrorHandler {
    get { settings.read { $0.errorHandler } }
    set { settings.write { $0.errorHandler = newValue } }
  }

  /// The function that captures the call stack if `recordCallStackOnError` is set.
  public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
    get { settings.read { $0.capture } }
    set { settings.write { $0.capture = newValue } }
  }

  /// Returns the current call stack if it should be recorded, and otherwise an empty array.
  static func captureIfWanted() -> [String] {
    recordCallStackOnError ? customCaptureSubscriptionCallstack() : []
  }
}
