/// The lifetime of a source whose end reaches the observer later than it comes.
///
/// It is finished when the source has ended, so that nothing more is taken from it, and releases the source when the
/// lifetime that holds it is over.
@usableFromInline
final class SourceLifetime: Lifetime, Holding, @unchecked Sendable {
  @inlinable
  override init() { super.init() }

  /// The observer's lifetime is over.
  @usableFromInline
  func release(_ key: Int) {
    dispose()
    release()
  }
}
