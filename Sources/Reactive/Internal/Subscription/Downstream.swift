/// The destination of a stage's events: closures for elements and for the terminal event, and the lifetime of both.
///
/// `@unchecked Sendable`: a sender calls it with one event at a time.
@frozen
@usableFromInline
struct Downstream<Element>: @unchecked Sendable {
  @usableFromInline let next: (Element) -> Void
  /// Receives the error, or nil for completion.
  @usableFromInline let end: ((any Error)?) -> Void
  @usableFromInline let lifetime: Lifetime

  @inlinable
  init(_ lifetime: Lifetime, next: @escaping (Element) -> Void, end: @escaping ((any Error)?) -> Void) {
    self.lifetime = lifetime
    self.next = next
    self.end = end
  }

  /// Returns the same downstream, which also retains `kept` as long as a source can emit; `stage` explains why.
  @inlinable
  consuming func keeping<Kept>(_ kept: Kept) -> Downstream {
    let end = end
    return Downstream(lifetime, next: next) { error in withExtendedLifetime(kept) { end(error) } }
  }

  /// Performs `step`; if it throws, the sequence fails with that error.
  @inlinable @inline(__always)
  func attempt(_ step: () throws -> Void) {
    do { try step() } catch { if !lifetime.isOver { end(error) } }
  }
}
