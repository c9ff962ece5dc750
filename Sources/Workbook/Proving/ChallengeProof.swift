import Foundation
import Lesson

/// Proves that a challenge is complete, that its starter compiles and fails, and that its solution passes.
struct ChallengeProof {
  private let challenge: Challenge
  private let book: Book
  private let prose: ProseProof

  init(of challenge: Challenge, in book: Book, prose: ProseProof) {
    self.challenge = challenge
    self.book = book
    self.prose = prose
  }

  private static let files = ["Challenge.md", "hints.md", "Starter.swift", "Solution.swift", "Check.swift"]

  /// Proves what can be seen without compiling.
  func proveFiles() -> [Finding] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path(challenge.folder))) ?? []
    let missing = Self.files.filter { !names.contains($0) }.map { name in
      finding(challenge.folder.appending(path: name), "This file is missing; every challenge has one.")
    }
    let unexpected = names.filter { !Self.files.contains($0) && !$0.hasPrefix(".") }.sorted().map { name in
      let advice = nearest(to: name, in: Self.files).map { "; did you mean \($0)?" } ?? "; take it out."
      return finding(challenge.folder.appending(path: name), "A challenge has no such file\(advice)")
    }
    let statement =
      names.contains("Challenge.md") ? proveText(challenge.statement) + proveDeclarations() : []
    return missing + unexpected + statement + (names.contains("hints.md") ? proveHints() : [])
  }

  /// Proves that the starter compiles and does not solve the challenge.
  func proveStarter(with judge: ChallengeJudge, in scratch: ScratchFolder) throws -> [Finding] {
    guard isThere(challenge.starter), isThere(challenge.check) else { return [] }
    let file = challenge.starter
    let judged = try judge.judge(challenge, solution: file, named: book.path(of: file), scratch: scratch)
    return switch judged.outcome {
    case .unsolved: []
    case .solved: [finding(file, "The starter passes its check already; the check must ask for more.")]
    default:
      [refuted(file, "The starter must compile, run to its end, and fail its check", judged.outcome)]
    }
  }

  /// Proves that the solution passes.
  func proveSolution(with judge: ChallengeJudge, in scratch: ScratchFolder) throws -> [Finding] {
    guard isThere(challenge.solution), isThere(challenge.check) else { return [] }
    let file = challenge.solution
    let judged = try judge.judge(challenge, solution: file, named: book.path(of: file), scratch: scratch)
    guard judged.outcome == .solved else {
      return [refuted(file, "The solution must pass its check", judged.outcome)]
    }
    let warnings = judged.warnings.map { warning in
      Finding(
        file: book.path(of: file), line: max(1, warning.line),
        message: "The solution must compile without a warning: \(warning.message).")
    }
    return try warnings + proveOutputs(with: judge)
  }

  /// Proves that what the statement shows is what the solution prints.
  private func proveOutputs(with judge: ChallengeJudge) throws -> [Finding] {
    let name = book.path(of: challenge.statement)
    let fences = ChapterText(contentsOf: challenge.statement, named: name).fences.compactMap { fence in
      if case .output(nil, let match, _) = fence.role { (fence.markdown, match) } else { nil }
    }
    if fences.isEmpty { return [] }
    let scratch = try ScratchFolder(below: book.scratch)
    let shown = try judge.demonstrate(challenge, solution: challenge.solution, in: scratch)
    if let judgement = Judgement(onEnding: shown.ending, errors: shown.errors) {
      return [
        Finding(
          file: book.path(of: challenge.check), line: 1,
          message:
            "With the solution, `showing:` of the check has to run to its end: it \(judgement.phrase).",
          details: LastWords.lines(shown.errors).suffix(10).map { " " + $0 },
          related: fences.map { fence, _ in Place(file: name, line: fence.line) })
      ]
    }
    let printed = PrintedLines.lines(of: String(decoding: shown.output, as: UTF8.self))
    return fences.compactMap { fence, match in
      let pattern = OutputPattern(fence.body, match: match)
      if pattern.isVacuous() {
        return Finding(
          file: name, line: fence.line,
          message: "This output is the same whatever is printed; write at least one line that the solution "
            + "prints.")
      }
      if pattern.matches(printed) { return nil }
      let difference = pattern.difference(from: printed)
      return Finding(
        file: name, line: fence.line + 1 + min(difference.line, max(0, fence.body.count - 1)),
        message:
          "With the solution, `showing:` of the check prints something else (- statement, + solution).",
        details: difference.lines, related: [Place(file: book.path(of: challenge.check), line: 1)])
    }
  }

  private func proveHints() -> [Finding] {
    let count = Hints(of: challenge).texts.count
    let few =
      "There \(count == 1 ? "is" : "are") \(counted(count, "hint")); write at least two, each under a heading of the second level (##)."
    let file = book.path(of: challenge.hints)
    let document = MarkdownDocument(contentsOf: challenge.hints, named: file)
    let sections = document.sections(upTo: 2).filter { $0.level == 2 }
    let unknown = sections.compactMap { section -> Finding? in
      let name = String(section.title.dropFirst("When ".count))
      guard section.title.hasPrefix("When "), !Evidence.names.contains(name) else { return nil }
      let meant = nearest(to: name, in: Evidence.names).map { "did you mean `\($0)`?" }
      let known = "there are \(Evidence.names.joined(separator: ", "))."
      return Finding(
        file: file, line: section.line ?? 1, message: "No check finds `\(name)`; \(meant ?? known)")
    }
    let names = sections.map(\.title)
    let repeated = sections.enumerated().filter { index, section in
      section.title.hasPrefix("When ") && names[..<index].contains(section.title)
    }
    .map { _, section in
      Finding(
        file: file, line: section.line ?? 1,
        message:
          "There is a hint \u{201C}\(section.title)\u{201D} above, and only one is shown; make them one.")
    }
    let empty = sections.filter { Self.saysNothing($0.body) }.map { section in
      Finding(
        file: file, line: section.line ?? 1,
        message: "\u{201C}\(section.title)\u{201D} says nothing; write it, or take the heading out.")
    }
    return unknown + proveText(challenge.hints) + repeated + empty + unshown(document, in: file)
      + misnumbered(sections, in: file)
      + (count < 2 ? [finding(challenge.hints, few)] : [])
  }

  /// Whether there are notes of the author at most.
  private static func saysNothing(_ body: ArraySlice<MarkdownEvent>) -> Bool {
    body.allSatisfy { event in
      guard case .leaf(let node) = event, case .html(let literal) = node.kind else { return false }
      return RawHTML.isComment(literal)
    }
  }

  /// What stands between the title and the first hint belongs to none.
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
          "This belongs to no hint and is never shown; put it below a heading of the second level (##).")
    }
  }

  /// Hints are called by their numbers, in the order in which they are shown.
  private func misnumbered(_ sections: [MarkdownSection], in file: String) -> [Finding] {
    sections.filter { !$0.title.hasPrefix("When ") }.enumerated().compactMap { index, section in
      section.title == "Hint \(index + 1)"
        ? nil
        : Finding(
          file: file, line: section.line ?? 1,
          message:
            "\u{201C}\(section.title)\u{201D} is the heading of hint \(index + 1); write `## Hint \(index + 1)`."
        )
    }
  }

  /// Proves that the statement asks for what the solution declares.
  private func proveDeclarations() -> [Finding] {
    guard let solution = try? String(contentsOf: challenge.solution, encoding: .utf8) else { return [] }
    let proof = StatementProof(solution: solution)
    let file = book.path(of: challenge.statement)
    let fences = MarkdownDocument(contentsOf: challenge.statement, named: file).fences
      .filter { $0.language == "swift" }
    guard fences.contains(where: StatementProof.declaresSomething) else {
      return [
        finding(
          challenge.statement,
          "This does not say what the reader has to declare; show it: ```swift sketch=\"what you have to write\"."
        )
      ]
    }
    return fences.flatMap { fence in
      proof.missing(in: fence).map { line in
        Finding(
          file: file, line: fence.line + line,
          message: "The book's solution does not declare this; ask for what it declares.",
          related: [Place(file: book.path(of: challenge.solution), line: 1)])
      }
    }
  }

  /// Proves a text of the challenge: its fences, its links, and what it names.
  private func proveText(_ url: URL) -> [Finding] {
    let file = book.path(of: url)
    let text = ChapterText(contentsOf: url, named: file)
    let sources = ChapterSources(folder: challenge.folder, in: book)
    let snippets = SnippetProof(chapter: challenge.chapter, file: file, sources: sources)
    let fences = text.fences.compactMap { fence -> Finding? in
      switch fence.role {
      case .sketch, .shown: nil
      // Proven with the solution.
      case .output(nil, _, nil) where url == challenge.statement: nil
      case .file(let name): snippets.prove(fence.markdown, showsFile: name)
      case .example, .fails, .warns, .marble, .output, .answers, .choices, .operators:
        Finding(
          file: file, line: fence.markdown.line,
          message: "Nothing proves this fence here; show lines of the challenge's files with file=\"…\", a "
            + "sketch with sketch=\"…\", or a text with ```text.")
      }
    }
    let references = prose.findings(in: text.document, below: challenge.folder, of: challenge.chapter)
    let repetitions = ChapterFences.repetitions(in: text.fences, file: file)
    return (text.findings + fences + repetitions + references).sortedByLine()
  }

  private func refuted(_ file: URL, _ duty: String, _ outcome: CheckOutcome) -> Finding {
    var place = Place(file: book.path(of: file), line: 1)
    var use = 1
    switch outcome {
    case .doesNotCompile(let diagnostics):
      if let error = diagnostics.first(where: { $0.severity == .error && $0.line > 0 }) {
        place.line = error.line
        place.column = error.column
      }
    // It may well be the check that is wrong.
    case .doesNotFit(let misfits, _): use = misfits.compactMap(\.line).first ?? 1
    default: break
    }
    return Finding(
      file: place.file, line: place.line, column: place.column,
      message: "\(duty): \(outcome.judgement.phrase).",
      details: outcome.details.map { " " + $0 },
      related: [Place(file: book.path(of: challenge.check), line: use)])
  }

  private func finding(_ url: URL, _ message: String) -> Finding {
    Finding(file: book.path(of: url), line: 1, message: message)
  }

  private func isThere(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: path(url)) }

  private func path(_ url: URL) -> String { url.path(percentEncoded: false) }
}
