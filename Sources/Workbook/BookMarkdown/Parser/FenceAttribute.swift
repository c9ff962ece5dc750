/// One attribute of a fence: `match=part`, `of="A name with spaces"`, or a name without a value.
package struct FenceAttribute: Sendable, Equatable {
  package let name: String
  /// The value after the equals sign, without quotes; nil for a bare name.
  package let value: String?

  package init(name: String, value: String?) {
    self.name = name
    self.value = value
  }
}
