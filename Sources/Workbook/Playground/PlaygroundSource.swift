import Lesson
import Runner

/// The Swift source of the diagrams in a module.
///
/// Parts that the compiler rejects are left out one after another.
struct PlaygroundSource: Sendable {
  /// The diagrams of a chapter, and the declarations that they may use.
  struct Chapter: Sendable {
    let name: String
    let candidates: [DiagramCandidate]
    let declarations: ChapterDeclarations
  }

  /// A source file, with the one-based lines of each part.
  struct File {
    let name: String
    let text: String
    fileprivate let owners: [(lines: ClosedRange<Int>, part: Part)]
  }

  /// A part that can be left out, identified by the number of its chapter and its number in the chapter.
  ///
  /// A part is a declaration, or a diagram with or without numbers that the page replaces.
  fileprivate enum Part: Hashable {
    case candidate(Int, Int, withNumbers: Bool)
    case declaration(Int, Int)
  }

  /// The result of compiling a diagram.
  enum Verdict: Codable, Equatable {
    case playable(withNumbers: Bool)
    /// The diagram is left out because of this compiler error.
    case refused(String)
  }

  private let chapters: [Chapter]
  private var refused: Set<Part> = []
  /// The compiler errors of the candidates that are left out, by the number of the chapter and the number of
  /// the candidate.
  private var reasons: [Int: [Int: String]] = [:]

  init(_ chapters: [Chapter]) { self.chapters = chapters }

  /// The results so far, by chapter and candidate.
  var verdicts: [[Verdict]] {
    chapters.indices.map { chapter in
      chapters[chapter].candidates.indices.map { number in
        form(chapter, number).map { .playable(withNumbers: $0) }
          ?? .refused(reasons[chapter]?[number] ?? "")
      }
    }
  }

  /// Returns the playable diagrams, ordered by their positions in the module.
  func diagrams(by verdicts: [[Verdict]]) -> [PlayableDiagram] {
    var diagrams: [PlayableDiagram] = []
    for (candidate, verdict) in candidates(with: verdicts) {
      guard case .playable(let withNumbers) = verdict else { continue }
      let diagram = candidate.diagram
      diagrams.append(
        PlayableDiagram(
          index: diagrams.count, chapter: candidate.chapter, name: diagram.name, rows: diagram.rows,
          hot: diagram.hot, frame: diagram.frame, numbers: withNumbers ? candidate.numbers : []))
    }
    return diagrams
  }

  /// Returns the candidates that are left out, with the reasons.
  func leftOut(by verdicts: [[Verdict]]) -> [(candidate: DiagramCandidate, reason: String)] {
    candidates(with: verdicts).compactMap { candidate, verdict in
      if case .refused(let reason) = verdict { (candidate, reason) } else { nil }
    }
  }

  private func candidates(with verdicts: [[Verdict]]) -> [(DiagramCandidate, Verdict)] {
    zip(chapters, verdicts).flatMap { Array(zip($0.candidates, $1)) }
  }

  private var present: [(chapter: Int, number: Int, withNumbers: Bool)] {
    chapters.indices.flatMap { chapter in
      chapters[chapter].candidates.indices.compactMap { number in
        form(chapter, number).map { (chapter, number, $0) }
      }
    }
  }

  /// Returns whether the page replaces the numbers of a diagram, or nil if the compiler rejects both forms of
  /// the diagram.
  private func form(_ chapter: Int, _ number: Int) -> Bool? {
    [true, false].first { withNumbers in
      !refused.contains(.candidate(chapter, number, withNumbers: withNumbers))
        && (!withNumbers || !chapters[chapter].candidates[number].numbers.isEmpty)
    }
  }

  /// The source files: one for each chapter, so that declarations of different chapters don't collide, and one
  /// that lists all diagrams.
  var files: [File] {
    let present = present
    return chapters.indices.compactMap { chapter in
      let there = present.filter { $0.chapter == chapter }
      return there.isEmpty ? nil : file(of: chapter, there.map { ($0.number, $0.withNumbers) })
    } + [
      File(
        name: "Diagrams.swift",
        text: """
          nonisolated(unsafe) let diagrams: [(Play) throws -> Void] = [
          \(present.map { "  \(Self.name($0.chapter, $0.number)),\n" }.joined())]

          """, owners: [])
    ]
  }

  /// The start of a chapter's file, which makes types with a description drawable as elements.
  static let head = """
    private typealias CustomStringConvertible = Swift.CustomStringConvertible & DiagramElement
    private typealias LosslessStringConvertible = Swift.LosslessStringConvertible & DiagramElement
    """

  private static func name(_ chapter: Int, _ number: Int) -> String { "play\(chapter)_\(number)" }

  private func file(of chapter: Int, _ diagrams: [(number: Int, withNumbers: Bool)]) -> File {
    var text = Self.head + "\n\n"
    var line = text.count { $0 == "\n" } + 1
    var owners: [(lines: ClosedRange<Int>, part: Part)] = []
    func add(_ part: String, of owner: Part) {
      let count = part.split(separator: "\n", omittingEmptySubsequences: false).count
      owners.append((line...(line + count - 1), owner))
      text += part + "\n\n"
      line += count + 1
    }
    let candidates = chapters[chapter].candidates
    let declarations = chapters[chapter].declarations
    let refusedDeclarations = refused.compactMap { part -> Int? in
      if case .declaration(chapter, let number) = part { number } else { nil }
    }
    let named = diagrams.reduce(into: Set<String>()) { $0.formUnion(candidates[$1.number].names) }
    for number in declarations.named(by: named, without: Set(refusedDeclarations)) {
      add(declarations[number].text, of: .declaration(chapter, number))
    }
    for (number, withNumbers) in diagrams {
      add(
        candidates[number].function(named: Self.name(chapter, number), withNumbers: withNumbers),
        of: .candidate(chapter, number, withNumbers: withNumbers))
    }
    return File(name: "\(chapters[chapter].name).swift", text: text, owners: owners)
  }

  /// Leaves out the parts that the errors among `diagnostics` refer to: declarations, numbers of diagrams, or
  /// diagrams.
  ///
  /// - Returns: Whether any error refers to a part of this source.
  mutating func leaveOut(_ diagnostics: [Diagnostic], in files: [File]) -> Bool {
    var owned: [(part: Part, reason: String)] = []
    // The last error that has not been attributed to a part. An error in the library is followed by a note with the
    // line that caused it.
    var open: String?
    for diagnostic in diagnostics where diagnostic.severity != .warning {
      if diagnostic.severity == .error { open = diagnostic.message }
      guard let reason = open, let part = Self.part(at: diagnostic, in: files) else { continue }
      owned.append((part, reason))
      open = nil
    }
    // A diagram that uses a rejected declaration may compile without it. If not, the next attempt reports that.
    let declarations = owned.filter { if case .declaration = $0.part { true } else { false } }
    for (part, reason) in declarations.isEmpty ? owned : declarations {
      refuse(part, reason)
      // Without the declaration, a diagram would use the module's declaration of the same name instead.
      guard case .declaration(let chapter, let number) = part, reason.contains("redeclaration") else {
        continue
      }
      for place in present where place.chapter == chapter {
        let names = chapters[chapter].candidates[place.number].names
        guard chapters[chapter].declarations.named(by: names, without: []).contains(number) else { continue }
        for withNumbers in [true, false] {
          refuse(.candidate(chapter, place.number, withNumbers: withNumbers), reason)
        }
      }
    }
    return !owned.isEmpty
  }

  private mutating func refuse(_ part: Part, _ reason: String) {
    guard case .candidate(let chapter, let number, _) = part, form(chapter, number) != nil else {
      refused.insert(part)
      return
    }
    refused.insert(part)
    if form(chapter, number) == nil { reasons[chapter, default: [:]][number] = reason }
  }

  private static func part(at diagnostic: Diagnostic, in files: [File]) -> Part? {
    let name = diagnostic.file.split(separator: "/").last.map(String.init) ?? diagnostic.file
    let file = files.first { $0.name == name }
    return file?.owners.first { $0.lines.contains(diagnostic.line) }?.part
  }
}
