/// A disposable that does nothing: what `Disposables.create()` makes.
public final class NopDisposable: Disposable, Sendable {
  @usableFromInline static let shared = NopDisposable()

  private init() {}

  /// Does nothing.
  public func dispose() {}
}
