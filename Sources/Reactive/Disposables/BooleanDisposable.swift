import Synchronization

/// A flag that disposal sets.
public final class BooleanDisposable: Cancelable, Sendable {
  private let flag: Atomic<Bool>

  /// Makes a flag that is not set.
  public init() { flag = Atomic(false) }

  /// Makes a flag that is set, or not.
  public init(isDisposed: Bool) { flag = Atomic(isDisposed) }

  /// Whether it has been disposed of.
  public var isDisposed: Bool { flag.load(ordering: .acquiring) }

  /// Sets the flag.
  public func dispose() { flag.store(true, ordering: .releasing) }
}
