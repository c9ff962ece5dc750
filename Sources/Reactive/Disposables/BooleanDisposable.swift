import Synchronization

/// A disposable that only records whether it has been disposed of.
public final class BooleanDisposable: Cancelable, Sendable {
  private let flag: Atomic<Bool>

  /// Creates a disposable that has not been disposed of.
  public init() { flag = Atomic(false) }

  /// Creates a disposable in the given state.
  public init(isDisposed: Bool) { flag = Atomic(isDisposed) }

  /// A Boolean value that says whether it has been disposed of.
  public var isDisposed: Bool { flag.load(ordering: .acquiring) }

  /// Sets `isDisposed`.
  public func dispose() { flag.store(true, ordering: .releasing) }
}
