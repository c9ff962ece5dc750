import TextSupport

/// The results of `run`, `prove` or `check`, from which all output formats are generated.
///
/// The version is increased when a name or a meaning changes, but not when something is added.
package struct Report: Codable, Equatable, Sendable {
  package private(set) var version = 2
  /// The name of the subcommand.
  package let command: String
  /// The exit status.
  package let status: Int32
  package let results: [Result]
  /// The limits that were applied to the solutions of a class, as text.
  package var limits: String?

  /// The result for one item.
  package struct Result: Codable, Equatable, Sendable {
    /// The kind of an item.
    package enum Kind: String, CaseIterable, Codable, Sendable {
      case example, diagram, fence
      /// The starter of a challenge, which must fail its check.
      case starter
      /// The book's solution of a challenge, which must pass its check.
      case solution
      /// The reader's solution of a challenge.
      case challenge
      /// The text of a chapter as a whole.
      case chapter
      /// A file of the reader.
      case script
      /// The page before the chapters.
      case cover
      /// A question of a chapter, with the reader's answers.
      case question
    }

    package let kind: Kind
    /// The name of the chapter's folder, such as `Chapter03-Subjects`.
    package let chapter: String
    /// The name of the example or diagram, the location of the fence, or the identifier of the challenge.
    package let name: String
    package let isGood: Bool
    package let verdict: Verdict
    /// The explanation of the verdict, for the reader.
    package private(set) var message: String
    package var findings: [Finding]
    /// Additional lines for the reader, such as compiler diagnostics.
    package private(set) var details: [String]
    /// The standard output, if there is any.
    package private(set) var output: String?
    /// The standard error without stack traces.
    package private(set) var errors: String?
    /// The name of the hint that fits the problem that the check found.
    package let hint: String?
    /// The exit status to which the result leads.
    package let exitStatus: Int32
    /// The learner who submitted the solution, if a class is checked.
    package var learner: String?

    package init(
      kind: Kind, chapter: String, name: String, verdict: ExplainedVerdict, findings: [Finding] = [],
      details: [String] = [], output: String? = nil, errors: String? = nil, hint: String? = nil
    ) {
      self.kind = kind
      self.chapter = chapter
      self.name = name
      isGood = verdict.isGood
      self.verdict = verdict.verdict
      message = verdict.explanation
      self.findings = findings
      self.details = details
      self.output = output
      self.errors = errors
      self.hint = hint
      exitStatus = verdict.verdict.exitStatus
    }

    /// The result of a solution that may be hostile, for a terminal or an editor: invisible characters are escaped, and
    /// long details are truncated.
    package var withHarmlessText: Result {
      func cut(_ text: String) -> String {
        let shown = text.prefix(Report.longestDetail)
        return (shown.endIndex < text.endIndex ? "\(shown)…" : text).showingInvisiblesInLines
      }
      var result = self
      result.message = cut(message)
      result.details = details.prefix(Report.mostDetails).map(cut)
      if details.count > Report.mostDetails {
        result.details.append("… and \(details.count - Report.mostDetails) more lines")
      }
      result.output = output?.showingInvisiblesInLines
      result.errors = errors?.showingInvisiblesInLines
      return result
    }
  }

  /// The maximum number of such details, and the maximum length of each.
  fileprivate static let (mostDetails, longestDetail) = (200, 2000)

  /// Creates the report with the highest exit status of its results.
  package init(command: String, results: [Result]) {
    self.command = command
    self.results = results
    status = results.map(\.exitStatus).max() ?? 0
  }
}
