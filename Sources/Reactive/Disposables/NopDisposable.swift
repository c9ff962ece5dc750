/// A disposable that does nothing.
@usableFromInline
final class NopDisposable: Disposable, Sendable {
  @usableFromInline static let shared = NopDisposable()

  @usableFromInline
  func dispose() {}
}
