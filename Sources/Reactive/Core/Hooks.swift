import Synchronization

/// What a whole program may change about the library's reports.
public enum Hooks {
  /// Gets the call stack of the subscription (empty unless recorded) and an error that nobody handles.
  public typealias DefaultErrorHandler = (_ subscriptionCallStack: [String], _ error: any Error) -> Void
  /// Returns the present call stack.
  public typealias CustomCaptureSubscriptionCallstack = () -> [String]

  /// `@unchecked Sendable`: read and written as a whole, under `lock`.
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
  /// Asked at each subscription, and so no part of the settings.
  private static let recordsCallStack = Atomic<Bool>(false)

  /// Whether `subscribe` records where it was called, so that an unhandled error can tell; false at first.
  ///
  /// Recording costs tens of microseconds a subscription.
  public static var recordCallStackOnError: Bool {
    get { recordsCallStack.load(ordering: .relaxed) }
    set { recordsCallStack.store(newValue, ordering: .relaxed) }
  }

  /// Called for an error that ends a subscription without an `onError`.
  ///
  /// At first it prints the error in debug builds, and does nothing in release builds.
  public static var defaultErrorHandler: DefaultErrorHandler {
    get { settings.read { $0.errorHandler } }
    set { settings.write { $0.errorHandler = newValue } }
  }

  /// How the call stack is captured where it is recorded.
  public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
    get { settings.read { $0.capture } }
    set { settings.write { $0.capture = newValue } }
  }

  /// The present call stack if it is to be recorded, else nothing.
  static func captureIfWanted() -> [String] {
    recordCallStackOnError ? customCaptureSubscriptionCallstack() : []
  }
}
