/// The memory of a stage.
///
/// A stage is never entered twice at a time, so its accesses need no check.
@usableFromInline
final class Memory<Value> {
  @usableFromInline @exclusivity(unchecked) var value: Value

  @inlinable
  init(_ value: Value) { self.value = value }
}

extension Memory: Holding {
  /// A lifetime that kept the value is over.
  @usableFromInline
  func release(_ key: Int) {}
}
