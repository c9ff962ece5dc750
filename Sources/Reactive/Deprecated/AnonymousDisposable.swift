/// What the first releases made disposables of closures with.
///
/// `@unchecked Sendable`: as what it wraps.
@available(*, deprecated, renamed: "Disposables.create(with:)")
public final class AnonymousDisposable: Cancelable, @unchecked Sendable {
  private let action: any Cancelable

  /// Makes a disposable that calls `disposeAction` once, at its disposal.
  public init(_ disposeAction: @escaping () -> Void) { action = Disposables.create(with: disposeAction) }

  /// Whether it has been disposed of.
  public var isDisposed: Bool { action.isDisposed }

  /// Calls the closure, the first time.
  public func dispose() { action.dispose() }
}
