/// There is no hint of this number.
public struct NoSuchHint: UserError, Equatable {
  public let challenge: String
  public let number: Int
  public let count: Int

  public init(challenge: String, number: Int, count: Int) {
    self.challenge = challenge
    self.number = number
    self.count = count
  }

  public var description: String {
    let all = count == 0 ? "no hints" : counted(count, "hint")
    return "\(challenge) has \(all); there is no hint number \(number)."
  }
}
