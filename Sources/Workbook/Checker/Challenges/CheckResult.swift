import BookModel
import Lesson
import Runner
import TextSupport

/// The result of checking a solution of a challenge.
package struct CheckResult: Sendable {
  package let outcome: Outcome
  /// The output of the solution, except output that the check examines.
  package let output: [UInt8]
  /// The fingerprint of the judged solution and its check.
  package var fingerprint = ""
  /// The compiler's warnings about the solution's file.
  package var warnings: [Diagnostic] = []

  /// Whether the check's process was killed, for example because the machine ran out of memory.
  var wasKilled = false

  /// Whether the same solution has this result on any machine, as far as that can be known.
  var isReproducible: Bool {
    switch outcome {
    case .solved, .unsolved, .doesNotFit: true
    case .doesNotCompile(let errors): !errors.contains(where: \.dependsOnTime)
    case .stopped(let verdict, _): [.threw, .exited, .trapped].contains(verdict.verdict) && !wasKilled
    case .notStarted: false
    }
  }

  init(_ outcome: Outcome, output: [UInt8] = []) {
    self.outcome = outcome
    self.output = output
  }

  package enum Outcome: Equatable, Sendable {
    case solved
    /// The reader has no file yet.
    case notStarted
    /// The check ran and raised these objections.
    case unsolved([Objection])
    /// The reader's file does not compile.
    case doesNotCompile([Diagnostic])
    /// The reader's file compiles alone but not with the check. The declarations contrast the requested ones with the
    /// actual ones.
    case doesNotFit([InterfaceMismatch], declarations: [String] = [])
    /// The check did not run to completion.
    case stopped(ExplainedVerdict, errorLines: [String])

    /// The verdict with its explanation.
    package var explainedVerdict: ExplainedVerdict {
      switch self {
      case .solved: ExplainedVerdict(.solved, "solved")
      case .notStarted: ExplainedVerdict(.notStarted, "not started yet")
      case .unsolved(let objections):
        ExplainedVerdict(
          .unsolved,
          objections.count == 1
            ? "1 check failed" : "\(objections.count) checks failed")
      case .doesNotCompile: .doesNotCompile
      case .doesNotFit: ExplainedVerdict(.doesNotFit, "does not declare what the challenge asks for")
      case .stopped(let verdict, _): verdict
      }
    }
  }
}

extension CheckResult.Outcome {
  /// Returns the outcome of a check that did not run to completion, with the reader's line if it is known.
  ///
  /// - Parameters:
  ///   - result: The result of the check's job.
  ///   - place: The place in the reader's code.
  ///   - file: The last component of the file's path, which occurs in runtime messages.
  ///   - name: The name of the file in messages.
  static func stopped(_ result: RunResult, at place: Place?, file: String, named name: String) -> Self {
    // A runtime message is shown with the reader's line, even if the runtime reports a location in a library.
    let lines = ErrorOutput.lines(result.errors).map { line in
      guard ErrorOutput.isFatal(line) else { return line }
      let own = ErrorOutput.line(in: line, of: file).map { Place(file: name, line: $0) }
      return (own ?? place).map { "\($0): \(ErrorOutput.reason(in: line))" } ?? line
    }
    let plain =
      ExplainedVerdict(
        earlyTermination: result.termination, errors: Array(lines.joined(separator: "\n").utf8))
      ?? .didNotStart("the check returned no result")
    let isPlaced = lines.contains { line in ErrorOutput.isFatal(line) && plain.explanation.hasSuffix(line) }
    let link = plain.explanation.hasSuffix("?") ? " It was at " : ", at "
    let verdict =
      isPlaced
      ? plain : place.map { ExplainedVerdict(plain.verdict, "\(plain.explanation)\(link)\($0)") } ?? plain
    let note = result.trace.note
    let played = note.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
    return .stopped(
      verdict, errorLines: lines + (note.isEmpty ? [] : ["The check played this input:"] + played))
  }
}

extension Report.Result {
  /// Creates the result for a solution of `challenge`.
  package init(_ result: CheckResult, of challenge: Challenge) {
    let hint = Self.hint(for: result.outcome, of: challenge)
    let advice = hint.map { "Stuck? Run ./rxbook hint \(challenge.identifier) \($0)" }
    self.init(
      kind: .challenge, chapter: challenge.chapter.name, name: challenge.identifier,
      verdict: result.outcome.explainedVerdict,
      details: result.outcome.details + [advice].compactMap(\.self) + result.warnings.flatMap(\.lines),
      output: String(decoding: result.output, as: UTF8.self), hint: hint)
  }

  /// Returns the name of the hint that fits the problem that the check found.
  private static func hint(for outcome: CheckResult.Outcome, of challenge: Challenge) -> String? {
    guard case .unsolved(let objections) = outcome else { return nil }
    let remarks = Hints(of: challenge).remarks
    return objections.flatMap(\.failureKinds).map(\.name).first { remarks[$0] != nil }
  }
}
