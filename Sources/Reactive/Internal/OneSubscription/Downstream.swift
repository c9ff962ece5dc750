/// Where a stage sends what it has: an entrance for elements, one for the end, and the lifetime both belong to.
///
/// `@unchecked Sendable`: whoever feeds one feeds it one event at a time.
@frozen
@usableFromInline
struct Downstream<Element>: @unchecked Sendable {
  @usableFromInline let next: (Element) -> Void
  /// Takes the error, or nil for completion.
  @usableFromInline let end: ((any Error)?) -> Void
  @usableFromInline let lifetime: Lifetime

  @inlinable
  init(_ lifetime: Lifetime, next: @escaping (Element) -> Void, end: @escaping ((any Error)?) -> Void) {
    self.lifetime = lifetime
    self.next = next
    self.end = end
  }

  /// The same, which keeps `kept` for as long as somebody may send; `stage` says why.
  @inlinable
  consuming func keeping<Kept>(_ kept: Kept) -> Downstream {
    let end = end
    return Downstream(lifetime, next: next) { error in withExtendedLifetime(kept) { end(error) } }
  }

  /// Performs `step`; what it throws ends the sequence.
  @inlinable @inline(__always)
  func attempt(_ step: () throws -> Void) {
    do { try step() } catch { if !lifetime.isOver { end(error) } }
  }
}
