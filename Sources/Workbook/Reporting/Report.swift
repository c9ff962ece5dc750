/// What `run`, `prove` and `check` have found, in the form that other programs read (`--format json`).
///
/// The version goes up when a name or a meaning changes, not when something is added.
public struct Report: Codable, Equatable, Sendable {
  public private(set) var version = 1
  /// The subcommand.
  public let command: String
  /// The exit status.
  public var status: Int32
  public var results: [Result]

  /// One example, fence, challenge or chapter.
  public struct Result: Codable, Equatable, Sendable {
    /// What it is.
    public enum Kind: String, Codable, Sendable {
      case example, fence, challenge, chapter
    }

    public let kind: Kind
    /// The chapter's folder, as in `Chapter03-Subjects`.
    public let chapter: String
    /// The example's name, the fence's place, or the challenge's identifier.
    public let name: String
    public let isGood: Bool
    /// A word for programs, such as `different`.
    public let verdict: String
    /// The verdict for people.
    public let message: String
    public var findings: [Finding]
    /// What it printed, where it printed something.
    public var output: String?
    public var errors: String?

    public init(
      kind: Kind, chapter: String, name: String, isGood: Bool, verdict: String, message: String,
      findings: [Finding] = [], output: String? = nil, errors: String? = nil
    ) {
      self.kind = kind
      self.chapter = chapter
      self.name = name
      self.isGood = isGood
      self.verdict = verdict
      self.message = message
      self.findings = findings
      self.output = output
      self.errors = errors
    }
  }

  public init(command: String, status: Int32 = 0, results: [Result] = []) {
    self.command = command
    self.status = status
    self.results = results
  }
}
