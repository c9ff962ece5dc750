/// What `run`, `prove` and `check` have found: all that is printed of it, in whatever form, is made from this.
///
/// The version goes up when a name or a meaning changes, not when something is added.
public struct Report: Codable, Equatable, Sendable {
  public private(set) var version = 2
  /// The subcommand.
  public let command: String
  /// The exit status.
  public let status: Int32
  public let results: [Result]

  /// One thing that was looked at.
  public struct Result: Codable, Equatable, Sendable {
    /// What it is.
    public enum Kind: String, CaseIterable, Codable, Sendable {
      case example, diagram, fence
      /// The starter of a challenge, which has to fail its check.
      case starter
      /// The book's solution of a challenge, which has to pass.
      case solution
      /// The reader's solution of a challenge.
      case challenge
      /// A chapter's text as a whole.
      case chapter
      /// A file of the reader's.
      case script
      /// What stands before the chapters.
      case cover
      /// A question of the chapter's, and what the reader has answered.
      case question
    }

    public let kind: Kind
    /// The chapter's folder, as in `Chapter03-Subjects`.
    public let chapter: String
    /// The example's or diagram's name, the fence's place, or the challenge's identifier.
    public let name: String
    public let isGood: Bool
    public let verdict: Verdict
    /// The verdict for people.
    public let message: String
    public let findings: [Finding]
    /// Further lines for people, such as what the compiler said.
    public let details: [String]
    /// What it printed, where it printed something.
    public let output: String?
    /// What it printed on standard error, without stack traces.
    public let errors: String?
    /// The hint of a challenge that is tied to what its check found, by its name.
    public let hint: String?
    /// The exit status it leads to.
    public let exitStatus: Int32
    /// Who has handed it in, where a class is checked.
    public internal(set) var learner: String?

    public init(
      kind: Kind, chapter: String, name: String, judgement: Judgement, findings: [Finding] = [],
      details: [String] = [], output: String? = nil, errors: String? = nil, hint: String? = nil
    ) {
      self.kind = kind
      self.chapter = chapter
      self.name = name
      isGood = judgement.isGood
      verdict = judgement.verdict
      message = judgement.phrase
      self.findings = findings
      self.details = details
      self.output = output
      self.errors = errors
      self.hint = hint
      exitStatus = judgement.verdict.exitStatus
    }
  }

  /// Makes the report, with the highest exit status that a result leads to.
  public init(command: String, results: [Result]) {
    self.command = command
    self.results = results
    status = results.map(\.exitStatus).max() ?? 0
  }
}
