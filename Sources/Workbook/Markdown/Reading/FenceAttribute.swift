/// One attribute of a fence: `match=part`, `of="A name with blanks"`, or a bare name.
public struct FenceAttribute: Sendable, Equatable {
  public let name: String
  /// What follows the equals sign, without its quotes; nil when there is no equals sign.
  public let value: String?

  public init(name: String, value: String?) {
    self.name = name
    self.value = value
  }
}
