/// There is no hint of this number.
public struct NoSuchHint: Error, Equatable, CustomStringConvertible {
  public let challenge: String
  public let number: Int
  public let count: Int

  public init(challenge: String, number: Int, count: Int) {
    self.challenge = challenge
    self.number = number
    self.count = count
  }

  public var description: String {
    let all = count == 1 ? "1 hint" : "\(count) hints"
    return "\(challenge) has \(count == 0 ? "no hints" : all); there is no hint number \(number)."
  }
}
