/// What `run`, `prove` and `check` have found, in the form that other programs read (`--format json`).
///
/// The version goes up when a name or a meaning changes, not when something is added.
public struct Report: Codable, Equatable, Sendable {
  public private(set) var version = 1
  /// The subcommand.
  public let command: String
  /// The exit status.
  public let status: Int32
  public let results: [Result]

  /// One example, diagram, fence, challenge, chapter, or file of the reader's.
  public struct Result: Codable, Equatable, Sendable {
    /// What it is.
    public enum Kind: String, Codable, Sendable {
      case example, diagram, fence, challenge, chapter, script
    }

    public let kind: Kind
    /// The chapter's folder, as in `Chapter03-Subjects`.
    public let chapter: String
    /// The example's or diagram's name, the fence's place, or the challenge's identifier.
    public let name: String
    public let isGood: Bool
    /// A word for programs, such as `different`.
    public let verdict: String
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

    public init(
      kind: Kind, chapter: String, name: String, isGood: Bool, verdict: String, message: String,
      findings: [Finding] = [], details: [String] = [], output: String? = nil, errors: String? = nil,
      hint: String? = nil, exitStatus: Int32? = nil
    ) {
      self.kind = kind
      self.chapter = chapter
      self.name = name
      self.isGood = isGood
      self.verdict = verdict
      self.message = message
      self.findings = findings
      self.details = details
      self.output = output
      self.errors = errors
      self.hint = hint
      self.exitStatus = exitStatus ?? (isGood ? 0 : 1)
    }
  }

  /// Makes the report, with the highest exit status that a result leads to.
  public init(command: String, results: [Result]) {
    self.command = command
    self.results = results
    status = results.map(\.exitStatus).max() ?? 0
  }
}
