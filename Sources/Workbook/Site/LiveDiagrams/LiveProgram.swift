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

  /// What can be left out, by the number of its chapter and its own there: a diagram in a form, or a declaration in a dialect.
  fileprivate enum Part: Hashable {
    case candidate(Int, Int, LiveForm)
    case declaration(Int, Int, LiveForm.Dialect)
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
      return LiveDiagram(
        index: index, chapter: candidate.chapter, name: diagram.name, rows: diagram.rows, hot: diagram.hot,
        frame: diagram.frame, numbers: place.form.hasNumbers ? candidate.numbers : [])
    }
  }

  private var present: [(chapter: Int, number: Int, form: LiveForm)] {
    chapters.indices.flatMap { chapter in
      chapters[chapter].candidates.indices.compactMap { number in
        form(chapter, number).map { (chapter, number, $0) }
      }
    }
  }

  /// The first form of a diagram that is not refused; nil if all are.
  private func form(_ chapter: Int, _ number: Int) -> LiveForm? {
    LiveForm.all.first {
      !refused.contains(.candidate(chapter, number, $0))
        && (!$0.hasNumbers || !chapters[chapter].candidates[number].numbers.isEmpty)
    }
  }

  /// A file for each chapter, since what is declared for one is not seen by others, and for each dialect that is spoken in
  /// it, and one that lists all diagrams.
  var files: [File] {
    let present = present
    return chapters.indices.flatMap { chapter in
      let there = present.filter { $0.chapter == chapter }
      return LiveForm.Dialect.allCases.compactMap { dialect in
        let spoken = there.filter { $0.form.dialect == dialect }
        return spoken.isEmpty ? nil : file(of: chapter, in: dialect, spoken.map { ($0.number, $0.form) })
      }
    } + [
      File(
        name: "Diagrams.swift",
        text: """
          nonisolated(unsafe) let diagrams: [(Play) throws -> Void] = [
          \(present.map { "  \(Self.name($0.chapter, $0.number)),\n" }.joined())]

          """, owners: [])
    ]
  }

  private static func name(_ chapter: Int, _ number: Int) -> String { "play\(chapter)_\(number)" }

  private func file(
    of chapter: Int, in dialect: LiveForm.Dialect, _ spoken: [(number: Int, form: LiveForm)]
  ) -> File {
    var text = dialect.head + "\n\n"
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
      if case .declaration(chapter, let number, dialect) = part { number } else { nil }
    }
    let named = spoken.reduce(into: Set<String>()) { $0.formUnion(candidates[$1.number].names) }
    for number in declarations.named(by: named, without: Set(refusedDeclarations)) {
      add(declarations[number].text, of: .declaration(chapter, number, dialect))
    }
    for (number, form) in spoken {
      add(
        candidates[number].function(named: Self.name(chapter, number), withNumbers: form.hasNumbers),
        of: .candidate(chapter, number, form))
    }
    let name = chapters[chapter].name
    return File(
      name: dialect == .texts ? "\(name).swift" : "\(name).strings.swift", text: text, owners: owners)
  }

  /// Leaves out what the errors among `diagnostics` are about: a declaration, or a diagram in the form that it has.
  ///
  /// - Returns: Whether any of them is about a part of this.
  mutating func leaveOut(_ diagnostics: [Diagnostic], in files: [File]) -> Bool {
    var owned: [(part: Part, reason: String)] = []
    // An error in the library, until a note says who has called it.
    var open: String?
    for diagnostic in diagnostics where diagnostic.severity != .warning {
      if diagnostic.severity == .error { open = diagnostic.message }
      guard let reason = open, let part = Self.part(at: diagnostic, in: files) else { continue }
      owned.append((part, reason))
      open = nil
    }
    // Who uses a declaration that is refused may be fine without it, or be refused for its own sake next time.
    let declarations = owned.filter { if case .declaration = $0.part { true } else { false } }
    for (part, reason) in declarations.isEmpty ? owned : declarations {
      refuse(part, reason)
      // But not where there is another one of that name, which is not what is meant.
      guard case .declaration(let chapter, let number, let dialect) = part, reason.contains("redeclaration")
      else { continue }
      for place in present where place.chapter == chapter && place.form.dialect == dialect {
        let names = chapters[chapter].candidates[place.number].names
        guard chapters[chapter].declarations.named(by: names, without: []).contains(number) else { continue }
        for form in LiveForm.all where form.dialect == dialect {
          refuse(.candidate(chapter, place.number, form), reason)
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
    if form(chapter, number) == nil { leftOut.append((chapters[chapter].candidates[number], reason)) }
  }

  private static func part(at diagnostic: Diagnostic, in files: [File]) -> Part? {
    let name = diagnostic.file.split(separator: "/").last.map(String.init) ?? diagnostic.file
    let file = files.first { $0.name == name }
    return file?.owners.first { $0.lines.contains(diagnostic.line) }?.part
  }
}
