import BookMarkdown
import BookModel
import Checker
import Foundation
import Lesson
import Runner
import SystemSupport
import TextSupport

/// Verifies that a challenge is complete, that its starter compiles and fails, and that its solution passes.
struct ChallengeProof {
  private let challenge: Challenge
  private let book: ParsedBook
  private let prose: ProseProof

  init(of challenge: Challenge, in book: ParsedBook, prose: ProseProof) {
    self.challenge = challenge
    self.book = book
    self.prose = prose
  }

  private static let files = ["Challenge.md", "hints.md", "Starter.swift", "Solution.swift", "Check.swift"]

  /// Verifies everything that needs no compilation.
  func proveFiles() -> [Finding] {
    let names = challenge.sources.fileNames.filter { !$0.contains("/") }
    let missing = Self.files.filter { !names.contains($0) }.map { name in
      finding(name, "This file is missing; every challenge needs one.")
    }
    let unexpected = names.filter { !Self.files.contains($0) }.map { name in
      let advice = nearest(to: name, in: Self.files).map { "; did you mean \($0)?" } ?? "; remove it."
      return finding(name, "This file does not belong to a challenge\(advice)")
    }
    let statement =
      names.contains("Challenge.md") ? proveText(challenge.statement) + proveDeclarations() : []
    return missing + unexpected + statement + (names.contains("hints.md") ? proveHints() : [])
  }

  /// Verifies that the starter compiles and does not solve the challenge.
  func proveStarter(with judge: ChallengeJudge, in scratch: ScratchFolder) throws -> [Finding] {
    guard challenge.starter.exists, challenge.check.exists else { return [] }
    let file = challenge.starter
    let judged = try judge.judge(challenge, solution: file.url, named: file.path, scratch: scratch)
    return switch judged.outcome {
    case .unsolved: []
    case .solved: [finding(file, "The starter already passes its check; the check must be stricter.")]
    default:
      [refuted(file, "The starter must compile, run to completion, and fail its check", judged.outcome)]
    }
  }

  /// Verifies that the solution passes.
  func proveSolution(with judge: ChallengeJudge, in scratch: ScratchFolder) throws -> [Finding] {
    guard challenge.solution.exists, challenge.check.exists else { return [] }
    let file = challenge.solution
    let judged = try judge.judge(challenge, solution: file.url, named: file.path, scratch: scratch)
    guard judged.outcome == .solved else {
      return [refuted(file, "The solution must pass its check", judged.outcome)]
    }
    let warnings = judged.warnings.map { warning in
      Finding(
        file: file.path, line: max(1, warning.line),
        message: "The solution must compile without a warning: \(warning.message).")
    }
    return try warnings + proveOutputs(with: judge)
  }

  /// Verifies that the output in the statement is the output of the solution.
  private func proveOutputs(with judge: ChallengeJudge) throws -> [Finding] {
    let name = challenge.statement.path
    let fences = challenge.statement.text.fences.compactMap { fence in
      if case .output(nil, let match, _) = fence.role { (fence.markdown, match) } else { nil }
    }
    if fences.isEmpty { return [] }
    let scratch = try ScratchFolder(below: book.scratch)
    let shown = try judge.demonstrate(challenge, solution: challenge.solution.url, in: scratch)
    if let failure = ExplainedVerdict(earlyTermination: shown.termination, errors: shown.errors) {
      return [
        Finding(
          file: challenge.check.path, line: 1,
          message:
            "With the solution, `showing:` of the check must run to completion, but it \(failure.explanation).",
          details: ErrorOutput.lines(shown.errors).suffix(10).map { " " + $0 },
          related: fences.map { fence, _ in Place(file: name, line: fence.line) })
      ]
    }
    let printed = PrintedLines.lines(of: String(decoding: shown.output, as: UTF8.self))
    return fences.compactMap { fence, match in
      let pattern = OutputPattern(fence.body, match: match)
      if pattern.isVacuous() {
        return Finding(
          file: name, line: fence.line,
          message: "This output matches anything; write at least one line that the solution prints.")
      }
      if pattern.matches(printed) { return nil }
      let difference = pattern.difference(from: printed)
      return Finding(
        file: name, line: fence.line + 1 + min(difference.line, max(0, fence.body.count - 1)),
        message:
          "With the solution, the check's `showing:` closure prints different output (- statement, + solution).",
        details: difference.lines, related: [Place(file: challenge.check.path, line: 1)])
    }
  }

  private func proveHints() -> [Finding] {
    let count = Hints(of: challenge).texts.count
    let few =
      "There \(count == 1 ? "is" : "are") \(counted(count, "hint")); write at least two, each below a second-level heading (##)."
    let file = challenge.hints.path
    let document = challenge.hints.text.document
    let sections = document.sections(upTo: 2).filter { $0.level == 2 }
    let unknown = sections.compactMap { section -> Finding? in
      let name = String(section.title.dropFirst("When ".count))
      guard section.title.hasPrefix("When "), !FailureKind.names.contains(name) else { return nil }
      let meant = nearest(to: name, in: FailureKind.names).map { "did you mean `\($0)`?" }
      let known = "use \(alternatives(FailureKind.names))."
      return Finding(
        file: file, line: section.line ?? 1, message: "`\(name)` is not a kind of failure; \(meant ?? known)")
    }
    let names = sections.map(\.title)
    let repeated = sections.enumerated().filter { index, section in
      section.title.hasPrefix("When ") && names[..<index].contains(section.title)
    }
    .map { _, section in
      Finding(
        file: file, line: section.line ?? 1,
        message:
          "There is another hint \u{201C}\(section.title)\u{201D} above, but only one is shown; merge them.")
    }
    let empty = sections.filter { Self.saysNothing($0.body) }.map { section in
      Finding(
        file: file, line: section.line ?? 1,
        message: "\u{201C}\(section.title)\u{201D} is empty; write the hint, or remove the heading.")
    }
    return unknown + proveText(challenge.hints) + repeated + empty + unshown(document, in: file)
      + misnumbered(sections, in: file)
      + (count < 2 ? [finding(challenge.hints, few)] : [])
  }

  /// Whether a section is empty except for comments of the author.
  private static func saysNothing(_ body: ArraySlice<MarkdownEvent>) -> Bool {
    body.allSatisfy { event in
      guard case .leaf(let node) = event, case .html(let literal) = node.kind else { return false }
      return RawHTML.isComment(literal)
    }
  }

  /// Reports text between the title and the first hint, which belongs to no hint.
  private func unshown(_ document: MarkdownDocument, in file: String) -> [Finding] {
    document.sections(upTo: 2).filter { $0.level < 2 && !Self.saysNothing($0.body) }.map { section in
      let lines = section.body.compactMap { event in
        switch event {
        case .enter(let node), .leaf(let node): node.line
        case .exit: nil
        }
      }
      return Finding(
        file: file, line: lines.first ?? 1,
        message:
          "This is not part of a hint and is never shown; put it below a second-level heading (##).")
    }
  }

  /// Reports headings that do not number the hints in the order in which they are shown.
  private func misnumbered(_ sections: [MarkdownSection], in file: String) -> [Finding] {
    sections.filter { !$0.title.hasPrefix("When ") }.enumerated().compactMap { index, section in
      section.title == "Hint \(index + 1)"
        ? nil
        : Finding(
          file: file, line: section.line ?? 1,
          message:
            "The heading of hint \(index + 1) is \u{201C}\(section.title)\u{201D}; change it to `## Hint \(index + 1)`."
        )
    }
  }

  /// Verifies that the solution declares what the statement asks for.
  private func proveDeclarations() -> [Finding] {
    guard let solution = challenge.solution.string else { return [] }
    let proof = StatementProof(solution: solution)
    let file = challenge.statement.path
    let fences = challenge.statement.text.document.fences
      .filter { $0.language == "swift" }
    guard fences.contains(where: StatementProof.declaresSomething) else {
      return [
        finding(
          challenge.statement,
          "The statement does not show what to declare; add a fence: ```swift sketch=\"what you have to write\"."
        )
      ]
    }
    return fences.flatMap { fence in
      proof.missing(in: fence).map { line in
        Finding(
          file: file, line: fence.line + line,
          message: "The book's solution does not declare this; ask for its declarations.",
          related: [Place(file: challenge.solution.path, line: 1)])
      }
    }
  }

  /// Verifies a text of the challenge: its fences, its links, and the names it mentions.
  private func proveText(_ markdown: BookFile) -> [Finding] {
    let (file, text) = (markdown.path, markdown.text)
    let snippets = SnippetProof(chapter: challenge.chapter, file: file, sources: challenge.sources)
    let fences = text.fences.compactMap { fence -> Finding? in
      switch fence.role {
      case .sketch, .shown: nil
      // Verified together with the solution.
      case .output(nil, _, nil) where markdown.url == challenge.statement.url: nil
      case .file(let name): snippets.prove(fence.markdown, showsFile: name)
      case .example, .fails, .warns, .marble, .output, .answers, .choices, .operators, .demo:
        Finding(
          file: file, line: fence.markdown.line,
          message:
            "This fence would not be verified here; show lines of the challenge's files with file=\"…\", "
            + "a sketch with sketch=\"…\", or other text with ```text.")
      }
    }
    let references = prose.findings(in: text, below: challenge.folder, of: challenge.chapter)
    let repetitions = ExampleFences.repetitions(in: text.fences, file: file)
    return (text.findings + fences + repetitions + references).sortedByLine()
  }

  private func refuted(_ file: BookFile, _ duty: String, _ outcome: CheckResult.Outcome) -> Finding {
    var place = Place(file: file.path, line: 1)
    var use = 1
    switch outcome {
    case .doesNotCompile(let diagnostics):
      if let error = diagnostics.first(where: { $0.severity == .error && $0.line > 0 }) {
        place.line = error.line
        place.column = error.column
      }
    // The check may be wrong instead of the solution.
    case .doesNotFit(let mismatches, _): use = mismatches.compactMap(\.line).first ?? 1
    default: break
    }
    return Finding(
      file: place.file, line: place.line, column: place.column,
      message: "\(duty): \(outcome.explainedVerdict.explanation).",
      details: outcome.details.map { " " + $0 },
      related: [Place(file: challenge.check.path, line: use)])
  }

  private func finding(_ file: BookFile, _ message: String) -> Finding {
    Finding(file: file.path, line: 1, message: message)
  }

  /// Creates a finding about the file `name` of the challenge.
  private func finding(_ name: String, _ message: String) -> Finding {
    Finding(file: book.path(of: challenge.folder.appending(path: name)), line: 1, message: message)
  }
}
