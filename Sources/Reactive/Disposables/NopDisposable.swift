/// The disposable that `Disposables.create()` returns, which does nothing.
public final class NopDisposable: Disposable, Sendable {
  @usableFromInline static let shared = NopDisposable()

  private init() {}

  /// Does nothing.
  public func dispose() {}
}
