/// The type with which the first releases created disposables from closures.
///
/// `@unchecked Sendable`: the disposable that it wraps is `Sendable`.
@available(*, deprecated, renamed: "Disposables.create(with:)")
public final class AnonymousDisposable: Cancelable, @unchecked Sendable {
  private let action: any Cancelable

  /// Creates a disposable that calls `disposeAction` once, when it is disposed of.
  public init(_ disposeAction: @escaping () -> Void) { action = Disposables.create(with: disposeAction) }

  /// A Boolean value that says whether it has been disposed of.
  public var isDisposed: Bool { action.isDisposed }

  /// Calls the closure; later calls do nothing.
  public func dispose() { action.dispose() }
}
