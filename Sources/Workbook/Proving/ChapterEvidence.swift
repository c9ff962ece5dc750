import Foundation
import Lesson

/// What a chapter says and what it is made of, read once for all of its proofs.
public struct ChapterEvidence: Sendable {
  public let chapter: BookChapter
  let text: ChapterText
  let fences: ChapterFences
  let diagrams: ChapterDiagrams
  let sources: ChapterSources
  /// The name of the chapter's text in findings.
  let file: String
  /// What is wrong with the links and names in the text.
  private let references: [Finding]
  /// What is wrong with the names of the challenges' folders.
  private let challengeNames: [Finding]

  /// Reads the chapter; its links lead to `targets`.
  public init(of chapter: BookChapter, in book: Book, targets: LinkTargets = LinkTargets()) {
    self.chapter = chapter
    file = book.path(of: chapter.markdown)
    text = book.text(of: chapter)
    fences = ChapterFences(text, file: file, examples: chapter.code.examples)
    diagrams = ChapterDiagrams(text, file: file, diagrams: chapter.code.diagrams)
    sources = ChapterSources(of: chapter, in: book)
    challengeNames = Self.challengeNames(of: chapter, in: book)
    references = Self.references(of: text.document, in: chapter.folder, of: chapter, book, targets)
  }

  /// What is wrong before anything has run: with the text, the names in it, and the names of the examples.
  public var findings: [Finding] {
    (text.findings + fences.findings + diagrams.findings + references + title).sortedByLine()
      + Self.duplicates("examples", chapter.code.examples.map { ($0.name, sources.place(of: $0)) })
      + Self.duplicates("diagrams", chapter.code.diagrams.map { ($0.name, sources.place(of: $0)) })
      + challengeNames
  }

  /// The finding that the text begins with another title than the code; a text without a heading has none.
  private var title: [Finding] {
    guard let section = text.document.sections(upTo: 1).first(where: { $0.level == 1 }),
      section.title != chapter.title, let line = section.line
    else { return [] }
    return [
      Finding(
        file: file, line: line,
        message: "The chapter is called \u{201C}\(section.title)\u{201D} here and "
          + "\u{201C}\(chapter.title)\u{201D} in its code; choose one.")
    ]
  }

  /// Judges what an example did by what the chapter prints.
  public func judge(_ run: ExampleRun) -> JudgedRun {
    let judged = withRemark(
      on: run, OutputProof(file: file, fences: fences, source: sources.place(of:)).judge(run))
    guard judged.verdict == .unprinted, text.document.isEmpty else { return judged }
    // That there is no text to hold an output is one finding of the chapter's, not one of each example.
    return JudgedRun(run: run, verdict: .unprinted, findings: [])
  }

  /// Says of an example that sleeps, and does not do what it should, what it had better do.
  private func withRemark(on run: ExampleRun, _ judged: JudgedRun) -> JudgedRun {
    guard !judged.findings.isEmpty, let source = sources.text(of: run.example),
      let lines = source.exampleRange(at: run.example.line).map({ source.lines[$0] }),
      let call = ["Task.sleep", "Thread.sleep"].first(where: { call in lines.contains { $0.contains(call) } })
    else { return judged }
    let advice = call == "Task.sleep" ? "await pause(for:)" : "pause(for:)"
    var findings = judged.findings
    findings[0].details.append(" \(call) takes real time, beside the virtual clock; write `\(advice)`.")
    return JudgedRun(run: run, verdict: judged.verdict, findings: findings)
  }

  /// Judges what a diagram did by what the chapter shows.
  public func judge(_ run: DiagramRun) -> JudgedDiagram {
    DiagramJudge(file: file, diagrams: diagrams, sources: sources).judge(run)
  }

  /// How many columns of `diagram` the chapter shows.
  public func columns(of diagram: Diagram) -> Int { diagrams.picture(of: diagram.name)?.columns ?? 0 }

  /// What is wrong with the links of `document`, which lies in `folder`, and with what it names.
  static func references(
    of document: MarkdownDocument, in folder: URL, of chapter: BookChapter, _ book: Book,
    _ targets: LinkTargets = LinkTargets()
  ) -> [Finding] {
    let links = LinkProof(
      document, in: folder, root: book.root, ownAnchors: LinkProof.exampleAnchors(of: document),
      targets: targets)
    return links.findings + ReferenceProof(document, of: chapter, in: book).findings
  }

  private static func challengeNames(of chapter: BookChapter, in book: Book) -> [Finding] {
    let folder = chapter.challengesFolder
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
    let challenges = chapter.challenges
    let unread = Set(names).subtracting(challenges.map(\.folderName)).filter { !$0.hasPrefix(".") }
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

  /// The finding, for each of `names` that stands at two of `places`, that it does.
  private static func duplicates(_ kind: String, _ names: [(name: String, place: Place)]) -> [Finding] {
    var first: [String: Place] = [:]
    return names.compactMap { name, place in
      guard let other = first.updateValue(place, forKey: name) else { return nil }
      return Finding(
        file: place.file, line: place.line,
        message: "There are two \(kind) called \u{201C}\(name)\u{201D}; give one another name.",
        related: [other])
    }
  }
}
