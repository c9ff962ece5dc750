/// A variable that several closures share, such as the state of a stage.
///
/// A stage is never entered twice at the same time, so its accesses need no exclusivity checks.
@usableFromInline
final class Box<Value> {
  @usableFromInline @exclusivity(unchecked) var value: Value

  @inlinable
  init(_ value: Value) { self.value = value }
}

extension Box: Releasable {
  /// Does nothing; a lifetime holds the box only to retain its value.
  @usableFromInline
  func release(_ key: Int) {}
}
