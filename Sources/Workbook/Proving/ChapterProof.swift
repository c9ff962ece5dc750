import Foundation
import Lesson

/// Proves what can be seen of a chapter before anything of it runs: its text, the names and links in it, and the names
/// of its examples, diagrams and challenges.
public struct ChapterProof {
  private let evidence: ChapterEvidence
  private let book: Book
  private let prose: ProseProof

  /// Makes the proof of the chapter that was read as `evidence`.
  public init(_ evidence: ChapterEvidence, in book: Book, prose: ProseProof) {
    self.evidence = evidence
    self.book = book
    self.prose = prose
  }

  /// What is wrong, that of the text by line.
  public var findings: [Finding] {
    let chapter = evidence.chapter
    let references = prose.findings(in: evidence.text.document, below: chapter.folder, of: chapter)
    let text =
      evidence.text.findings + evidence.fences.findings + evidence.diagrams.findings
      + evidence.asking.findings + answers
    return (text + references + title).sortedByLine()
      + duplicates("examples", chapter.code.examples.map { ($0.name, evidence.sources.place(of: $0)) })
      + duplicates("diagrams", chapter.code.diagrams.map { ($0.name, evidence.sources.place(of: $0)) })
      + unlisted("example", evidence.sources.calls(of: "example"), chapter.code.examples.map(\.name))
      + unlisted("diagram", evidence.sources.calls(of: "diagram"), chapter.code.diagrams.map(\.name))
      + challengeNames
  }

  /// The finding that the text begins with another title than the code; a text without a heading has none.
  private var title: [Finding] {
    let chapter = evidence.chapter
    guard let section = evidence.text.document.sections(upTo: 1).first(where: { $0.level == 1 }),
      section.title != chapter.title, let line = section.line
    else { return [] }
    return [
      Finding(
        file: evidence.file, line: line,
        message: "The chapter is called \u{201C}\(section.title)\u{201D} here and "
          + "\u{201C}\(chapter.title)\u{201D} in its code; choose one.")
    ]
  }

  /// What is wrong with answers, as far as it shows before anything runs.
  private var answers: [Finding] {
    evidence.questions.flatMap { question -> [Finding] in
      guard case .example(let name) = question.subject else {
        return AnswersProof(question, file: evidence.file).findings
      }
      return evidence.fences.outputs(of: name).prefix(1).map { output in
        Finding(
          file: evidence.file, line: question.line,
          message:
            "The output of \u{201C}\(name)\u{201D} is shown, which tells the answer; ask about another "
            + "example, or take one of the two out.",
          related: [Place(file: evidence.file, line: output.fence.line)])
      }
    }
  }

  private var challengeNames: [Finding] {
    let folder = evidence.chapter.challengesFolder
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
    let challenges = evidence.chapter.challenges
    let known = challenges.map(\.folderName) + [EditorSettings.fileName]
    let unread = Set(names).subtracting(known).filter { !$0.hasPrefix(".") }
    let strange = unread.sorted().map { name in
      Finding(
        file: book.path(of: folder.appending(path: name)), line: 1,
        message: "This is no challenge; a challenge's folder is called like 1-car-ferry.")
    }
    let doubled = zip(challenges, challenges.dropFirst()).filter { $0.number == $1.number }.map { _, second in
      Finding(
        file: book.path(of: folder.appending(path: second.folderName)), line: 1,
        message: "There are two challenges with the number \(second.number); give one another number.")
    }
    return strange + doubled
  }

  /// The finding, for each of `names` that is another one's, or has the same anchor, that it is.
  private func duplicates(_ kind: String, _ names: [(name: String, place: Place)]) -> [Finding] {
    var first: [String: (name: String, place: Place)] = [:]
    return names.compactMap { name, place in
      guard let other = first.updateValue((name, place), forKey: Anchors.slug(of: name)) else { return nil }
      let both = "\u{201C}\(other.name)\u{201D} and \u{201C}\(name)\u{201D}"
      let message =
        other.name == name
        ? "There are two \(kind) called \u{201C}\(name)\u{201D}; give one another name."
        : "The \(kind) \(both) are hard to tell apart, and links cannot; give one another name."
      return Finding(file: place.file, line: place.line, message: message, related: [other.place])
    }
  }

  /// The finding, for each of `calls` that makes none of `names`, that it is written and never run.
  private func unlisted(
    _ kind: String, _ calls: [(name: String, place: Place)], _ names: [String]
  ) -> [Finding] {
    calls.filter { !names.contains($0.name) }.map { name, place in
      Finding(
        file: place.file, line: place.line,
        message: "The \(kind) \u{201C}\(name)\u{201D} is not in the chapter; list what holds it in "
          + "`Chapter(\u{2026})`, and build again.")
    }
  }
}

extension Report.Result {
  /// What is to be said about the text of `chapter`.
  public init(textOf proof: ChapterProof, _ chapter: BookChapter) {
    let findings = proof.findings
    self.init(
      kind: .chapter, chapter: chapter.name, name: chapter.identifier,
      judgement: Judgement(.proven, or: findings), findings: findings)
  }
}
