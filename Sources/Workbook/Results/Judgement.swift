/// What is to be said about something that ran: a word for programs, and a phrase for people.
public struct Judgement: Equatable, Sendable {
  public let verdict: Verdict
  /// What follows the name of what was judged.
  public let phrase: String

  public init(_ verdict: Verdict, _ phrase: String) {
    self.verdict = verdict
    self.phrase = phrase
  }

  public var isGood: Bool { verdict.isGood }
}
