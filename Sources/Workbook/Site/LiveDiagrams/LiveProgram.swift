import Lesson

/// The source of the module: what the compiler refuses is left out of it, part by part, until nothing is refused.
struct LiveProgram: Sendable {
  /// The candidates of a chapter, and what they may name.
  struct Chapter: Sendable {
    let name: String
    let candidates: [LiveCandidate]
    let declarations: LiveDeclarations
  }

  /// A file of it: which lines, counted from 1, are whose.
  struct File {
    let name: String
    let text: String
    fileprivate let owners: [(lines: ClosedRange<Int>, part: Part)]
  }

  /// What can be left out.
  fileprivate enum Part: Hashable {
    case numbers(Int, Int)
    case candidate(Int, Int)
    case declaration(Int, Int)
  }

  private let chapters: [Chapter]
  private var refused: Set<Part> = []
  /// What was said of the candidates that are left out.
  private(set) var leftOut: [(candidate: LiveCandidate, reason: String)] = []

  init(_ chapters: [Chapter]) { self.chapters = chapters }

  /// The diagrams that are in it, in the order of their numbers.
  var diagrams: [LiveDiagram] {
    present.enumerated().map { index, place in
      let candidate = chapters[place.chapter].candidates[place.number]
      let diagram = candidate.diagram
      let hasNumbers = !refused.contains(.numbers(place.chapter, place.number))
      return LiveDiagram(
        index: index, chapter: candidate.chapter, name: diagram.name, rows: diagram.rows, hot: diagram.hot,
        frame: diagram.frame, numbers: hasNumbers ? candidate.numbers : [])
    }
  }

  private var present: [(chapter: Int, number: Int)] {
    chapters.indices.flatMap { chapter in
      chapters[chapter].candidates.indices.map { (chapter, $0) }
    }.filter { !refused.contains(.candidate($0.0, $0.1)) }
  }

  /// A file for each chapter, since what is declared for one is not seen by others, and one that lists all diagrams.
  var files: [File] {
    chapters.indices.map(file) + [
      File(
        name: "Diagrams.swift",
        text: """
          nonisolated(unsafe) let diagrams: [(Play) throws -> Void] = [
          \(present.map { "  \(Self.name($0.chapter, $0.number)),\n" }.joined())]

          """, owners: [])
    ]
  }

  private static func name(_ chapter: Int, _ number: Int) -> String { "play\(chapter)_\(number)" }

  private func file(of chapter: Int) -> File {
    var text = ""
    var line = 1
    var owners: [(lines: ClosedRange<Int>, part: Part)] = []
    func add(_ part: String, of owner: Part) {
      let count = part.split(separator: "\n", omittingEmptySubsequences: false).count
      owners.append((line...(line + count - 1), owner))
      text += part + "\n\n"
      line += count + 1
    }
    let candidates = chapters[chapter].candidates
    let declarations = chapters[chapter].declarations
    let there = candidates.indices.filter { !refused.contains(.candidate(chapter, $0)) }
    let refusedDeclarations = refused.compactMap { part -> Int? in
      if case .declaration(chapter, let number) = part { number } else { nil }
    }
    let named = there.reduce(into: Set<String>()) { $0.formUnion(candidates[$1].names) }
    for number in declarations.named(by: named, without: Set(refusedDeclarations)) {
      add(declarations[number].text, of: .declaration(chapter, number))
    }
    for number in there {
      let hasNumbers =
        !candidates[number].numbers.isEmpty && !refused.contains(.numbers(chapter, number))
      add(
        candidates[number].function(named: Self.name(chapter, number), withNumbers: hasNumbers),
        of: hasNumbers ? .numbers(chapter, number) : .candidate(chapter, number))
    }
    return File(name: "\(chapters[chapter].name).swift", text: text, owners: owners)
  }

  /// Leaves out what `errors` are about: a declaration, the numbers of a diagram, or all of it.
  ///
  /// - Returns: Whether any of them is about a part of this.
  mutating func leaveOut(_ errors: [Diagnostic], in files: [File]) -> Bool {
    let owned = errors.compactMap { error -> (part: Part, reason: String)? in
      let name = error.file.split(separator: "/").last.map(String.init) ?? error.file
      let file = files.first { $0.name == name }
      return file?.owners.first { $0.lines.contains(error.line) }.map { ($0.part, error.message) }
    }
    // Who uses a declaration that is refused may be fine without it, or be refused for its own sake next time.
    let declarations = owned.filter { if case .declaration = $0.part { true } else { false } }
    for (part, reason) in declarations.isEmpty ? owned : declarations
    where refused.insert(part).inserted {
      if case .candidate(let chapter, let number) = part {
        leftOut.append((chapters[chapter].candidates[number], reason))
      }
    }
    return !owned.isEmpty
  }
}
