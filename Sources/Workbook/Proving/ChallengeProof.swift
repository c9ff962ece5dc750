import Foundation

/// Proves that a challenge is complete, that its starter compiles and fails, and that its solution passes.
struct ChallengeProof {
  private let challenge: Challenge
  private let chapter: BookChapter
  private let book: Book

  init(challenge: Challenge, of chapter: BookChapter, book: Book) {
    self.challenge = challenge
    self.chapter = chapter
    self.book = book
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
    let outcome = try judge.judge(challenge, solution: file, named: book.path(of: file), scratch: scratch)
    return switch outcome.verdict {
    case .unsolved: []
    case .solved: [finding(file, "The starter passes its check already; the check must ask for more.")]
    case .stopped(.trapped, _), .stopped(.threw, _): []
    default: [refuted(file, "The starter must compile and fail its check", outcome.verdict)]
    }
  }

  /// Proves that the solution passes.
  func proveSolution(with judge: ChallengeJudge, in scratch: ScratchFolder) throws -> [Finding] {
    guard isThere(challenge.solution), isThere(challenge.check) else { return [] }
    let file = challenge.solution
    let outcome = try judge.judge(challenge, solution: file, named: book.path(of: file), scratch: scratch)
    return outcome.verdict == .solved
      ? [] : [refuted(file, "The solution must pass its check", outcome.verdict)]
  }

  private func proveHints() -> [Finding] {
    let count = Hints(of: challenge).texts.count
    let few = "There are \(count) hints; write at least two, each under a heading of the second level (##)."
    let file = book.path(of: challenge.hints)
    let document = MarkdownDocument(contentsOf: challenge.hints, named: file)
    let empty = document.sections(upTo: 2).filter { $0.level == 2 && $0.body.isEmpty }.map { section in
      Finding(
        file: file, line: section.line ?? 1,
        message: "\u{201C}\(section.title)\u{201D} says nothing; write it, or take the heading out.")
    }
    return proveText(challenge.hints) + empty + (count < 2 ? [finding(challenge.hints, few)] : [])
  }

  /// Proves that the statement asks for what the solution declares.
  private func proveDeclarations() -> [Finding] {
    guard let solution = try? String(contentsOf: challenge.solution, encoding: .utf8) else { return [] }
    let proof = StatementProof(solution: solution)
    let file = book.path(of: challenge.statement)
    let fences = MarkdownDocument(contentsOf: challenge.statement, named: file).fences
    return fences.filter { $0.language == "swift" }.flatMap { fence in
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
    let snippets = SnippetProof(chapter: chapter, file: file, sources: sources)
    let fences = text.fences.compactMap { fence -> Finding? in
      switch fence.role {
      case .sketch, .shown: nil
      case .file(let name): snippets.prove(fence.fence, showsFile: name)
      default:
        Finding(
          file: file, line: fence.fence.line,
          message: "Nothing proves this fence here; show lines of the challenge's files with file=\"…\", a "
            + "sketch with sketch=\"…\", or a text with ```text.")
      }
    }
    let references = ChapterEvidence.references(of: text.document, in: challenge.folder, of: chapter, book)
    return (text.findings + fences + references).sortedByLine()
  }

  private func refuted(_ file: URL, _ duty: String, _ verdict: ChallengeVerdict) -> Finding {
    var line = 1
    if case .doesNotCompile(let diagnostics) = verdict {
      line = diagnostics.first { $0.severity == .error && $0.line > 0 }?.line ?? 1
    }
    return Finding(
      file: book.path(of: file), line: line, message: "\(duty): \(verdict.phrase).",
      details: verdict.details.map { " " + $0 },
      related: [Place(file: book.path(of: challenge.check), line: 1)])
  }

  private func finding(_ url: URL, _ message: String) -> Finding {
    Finding(file: book.path(of: url), line: 1, message: message)
  }

  private func isThere(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: path(url)) }

  private func path(_ url: URL) -> String { url.path(percentEncoded: false) }
}
