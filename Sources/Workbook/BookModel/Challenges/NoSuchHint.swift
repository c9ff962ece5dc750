import SystemSupport
import TextSupport

/// An error that occurs if a challenge has no hint with the requested number.
package struct NoSuchHint: UserError, Equatable {
  package let challenge: String
  package let number: Int
  package let count: Int

  package init(challenge: String, number: Int, count: Int) {
    self.challenge = challenge
    self.number = number
    self.count = count
  }

  package var description: String {
    let all = count == 0 ? "no hints" : counted(count, "hint")
    return "\(challenge) has \(all); there is no hint number \(number)."
  }
}
