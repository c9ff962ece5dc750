import BookMarkdown
import BookModel
import Checker
import Foundation
import Lesson
import Runner
import TextSupport

/// Verifies everything in a chapter that can be checked without running code.
///
/// This covers the text with its names and links, and the names of the examples, diagrams and challenges.
package struct ChapterProof {
  private let parsed: ParsedChapter
  private let book: ParsedBook
  private let prose: ProseProof

  /// Creates the proof of a chapter.
  package init(_ parsed: ParsedChapter, in book: ParsedBook, prose: ProseProof) {
    self.parsed = parsed
    self.book = book
    self.prose = prose
  }

  /// The problems in the chapter; problems in its text are sorted by line.
  package var findings: [Finding] {
    let chapter = parsed.chapter
    let references = prose.findings(in: parsed)
    let text =
      parsed.text.findings + parsed.fences.findings + parsed.diagrams.findings
      + parsed.chapterQuestions.findings + answers
    return (text + references + title).sortedByLine()
      + parsed.sources.files.flatMap { ConflictMarkers.findings(in: $0.source?.lines ?? [], of: $0.path) }
      + duplicates("examples", chapter.code.examples.map { ($0.name, parsed.sources.place(of: $0)) })
      + duplicates("diagrams", chapter.code.diagrams.map { ($0.name, parsed.sources.place(of: $0)) })
      + unlisted("example", parsed.sources.calls(of: "example"), chapter.code.examples.map(\.name))
      + unlisted("diagram", parsed.sources.calls(of: "diagram"), chapter.code.diagrams.map(\.name))
      + challengeNames
  }

  /// The finding if the title in the text differs from the one in the code.
  ///
  /// A text without a heading is reported elsewhere.
  private var title: [Finding] {
    let chapter = parsed.chapter
    guard let section = parsed.text.document.sections(upTo: 1).first(where: { $0.level == 1 }),
      section.title != chapter.title, let line = section.line
    else { return [] }
    return [
      Finding(
        file: parsed.file, line: line,
        message: "The title is \u{201C}\(section.title)\u{201D} here but "
          + "\u{201C}\(chapter.title)\u{201D} in the code; choose one.")
    ]
  }

  /// The problems with answers that are known before anything runs.
  private var answers: [Finding] {
    parsed.questions.flatMap { question -> [Finding] in
      guard case .example(let name) = question.subject else {
        return AnswersProof(question, file: parsed.file).findings
      }
      return parsed.fences.outputs(of: name).prefix(1).map { output in
        Finding(
          file: parsed.file, line: question.line,
          message:
            "The output of \u{201C}\(name)\u{201D} is shown, which reveals the answer; ask about another "
            + "example, or remove one of the two.",
          related: [Place(file: parsed.file, line: output.fence.line)])
      }
    }
  }

  private var challengeNames: [Finding] {
    let folder = parsed.chapter.challengesFolder
    let challenges = parsed.challenges
    let known = challenges.map(\.folderName) + [EditorSettings.fileName]
    let unread = Set(parsed.challengeNames).subtracting(known)
    let strange = unread.sorted().map { name in
      Finding(
        file: book.path(of: folder.appending(path: name)), line: 1,
        message: "This is not a challenge; name the folder of a challenge like 1-car-ferry.")
    }
    let doubled = zip(challenges, challenges.dropFirst()).filter { $0.number == $1.number }.map { _, second in
      Finding(
        file: book.path(of: folder.appending(path: second.folderName)), line: 1,
        message: "There are two challenges with the number \(second.number); renumber one.")
    }
    return strange + doubled
  }

  /// Reports names that are equal or have equal anchors.
  private func duplicates(_ kind: String, _ names: [(name: String, place: Place)]) -> [Finding] {
    var first: [String: (name: String, place: Place)] = [:]
    return names.compactMap { name, place in
      guard let other = first.updateValue((name, place), forKey: Anchors.slug(of: name)) else { return nil }
      let both = "\u{201C}\(other.name)\u{201D} and \u{201C}\(name)\u{201D}"
      let message =
        other.name == name
        ? "There are two \(kind) called \u{201C}\(name)\u{201D}; rename one."
        : "The \(kind) \(both) have the same anchor; rename one."
      return Finding(file: place.file, line: place.line, message: message, related: [other.place])
    }
  }

  /// Reports calls whose example or diagram is not part of the chapter, so it never runs.
  private func unlisted(
    _ kind: String, _ calls: [(name: String, place: Place)], _ names: [String]
  ) -> [Finding] {
    calls.filter { !names.contains($0.name) }.map { name, place in
      Finding(
        file: place.file, line: place.line,
        message: "The \(kind) \u{201C}\(name)\u{201D} is not part of the chapter; add it to "
          + "`Chapter(\u{2026})`, and build again.")
    }
  }
}

extension Report.Result {
  /// Creates the result for the text of `chapter`.
  package init(textOf proof: ChapterProof, _ chapter: BookChapter) {
    let findings = proof.findings
    self.init(
      kind: .chapter, chapter: chapter.name, name: chapter.identifier,
      verdict: ExplainedVerdict(.proven, or: findings), findings: findings)
  }
}
