import BookModel
import Composer
import Foundation
import Puzzles
import SystemSupport

/// A chapter with puzzles about its operators or its examples.
struct PuzzleChapter: Sendable {
  let number: Int
  /// The identifiers of the operators that the chapter teaches.
  let own: [String]
  /// The identifiers of the operators that earlier chapters teach.
  let earlier: [String]
  /// The puzzles about the order of statements.
  let orders: [OrderPuzzle]

  /// Returns the chapters of `book` that have such puzzles, or none if no chapter teaches operators.
  ///
  /// Then the book has no page for puzzles. So whether it has one doesn't depend on `orders`, which only some builds
  /// have.
  static func all(
    in book: ParsedBook, _ operators: OperatorIndex, orders: [String: [OrderPuzzle]] = [:]
  ) -> [PuzzleChapter] {
    var owned: [Int: [String]] = [:]
    for identifier in PuzzleMaker.operators {
      // The title of `take(until:)` also says what its argument is.
      let title = StageKind.named(identifier)?.title.prefix { $0 != " " } ?? ""
      // `skip(duration)` has the name of another operator, so no section says where it is taught.
      let isOverload = title.contains("(") && !title.contains(":") && !title.hasSuffix("()")
      guard !isOverload, let name = OperatorName(title),
        let owner = operators.owner(of: name) ?? operators.owner(of: name.plain)
      else { continue }
      owned[owner.number, default: []].append(identifier)
    }
    var earlier: [String] = []
    if owned.isEmpty { return [] }
    return book.chapters.compactMap { chapter in
      let (own, orders) = (owned[chapter.number] ?? [], orders[chapter.name] ?? [])
      if own.isEmpty, orders.isEmpty { return nil }
      defer { earlier += own }
      return PuzzleChapter(number: chapter.number, own: own, earlier: earlier, orders: orders)
    }
  }

  // MARK: Puzzles

  /// The number of puzzles to which the chapter's page links.
  var linkedCount: Int { own.isEmpty ? min(3, orders.count) : 3 }

  /// The path of the script with all puzzles.
  static let listPath = "play/puzzle-list.js"

  /// The number of puzzles of each kind.
  private static let counts: [Puzzle.Kind: Int] = [.choose: 12, .place: 8, .predict: 8, .fix: 12]

  /// The chapter's puzzles, by their kind.
  var puzzles: [Puzzle.Kind: [Puzzle]] {
    let maker = PuzzleMaker(own: own, earlier: earlier)
    return Self.counts.reduce(into: [:]) { all, entry in
      // The kind is part of the seed, so kinds don't share their chains.
      let offset = Puzzle.Kind.allCases.firstIndex(of: entry.key) ?? 0
      all[entry.key] = maker.puzzles(entry.key, count: entry.value, seed: number * 10 + offset)
    }
  }

  /// The puzzles as JSON, which is cached, because making them takes seconds.
  private func json(_ cache: DiskCache?) -> String {
    let key = DiskCache.Key(
      "puzzles",
      inputs: [
        "chapter": Fingerprint("\(number)"), "own": Fingerprint(own.joined(separator: " ")),
        "earlier": Fingerprint(earlier.joined(separator: " ")),
      ])
    if let known: String = cache?.value(forKey: key) { return known }
    let packed = puzzles.map { ($0.key.rawValue, $0.value.map(PackedPuzzle.init)) }
    let json = ComposerFiles.json(Dictionary(uniqueKeysWithValues: packed))
    cache?.store(json, forKey: key)
    return json
  }

  /// Returns the script with the puzzles of `chapters`.
  static func list(_ chapters: [PuzzleChapter], in navigation: Navigation, cache: DiskCache?) -> Data {
    let titles = navigation.parts.flatMap(\.chapters)
    let entries = concurrentMap(chapters) { chapter in
      let shown = titles.first { $0.number == chapter.number }
      let operators = PuzzleMaker.operators.filter { (chapter.own + chapter.earlier).contains($0) }
      return """
        {"number": \(chapter.number), "title": \(ComposerFiles.json(shown?.title)), "path": \(ComposerFiles.json(shown?.path)), \
        "operators": \(ComposerFiles.json(operators)), "puzzles": \(chapter.json(cache)), \
        "orders": \(ComposerFiles.json(chapter.orders.map(PackedOrder.init)))}
        """
    }
    return Data("rxbookPlay.chapters = [\(entries.joined(separator: ",\n"))];\n".utf8)
  }
}

/// A puzzle in the form that the script reads: its level, rows, steps, slot and options.
struct PackedPuzzle: Encodable {
  private let puzzle: Puzzle

  init(_ puzzle: Puzzle) { self.puzzle = puzzle }

  func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(puzzle.level)
    try list.encode(puzzle.chain.sources.map { Self.row($0.marks) })
    try list.encode(puzzle.chain.stages.map(Self.stage))
    try list.encode(puzzle.slot)
    try list.encode(puzzle.options.map(Self.stage))
  }

  private static func stage(_ stage: Composition.Stage) -> [String] { [stage.kind] + stage.parameters }

  /// A row such as `20:1 40:2 60|`.
  private static func row(_ marks: [Composition.Mark]) -> String {
    marks.map { mark in
      switch mark.kind {
      case .element: "\(mark.time):\(mark.text)"
      case .completed: "\(mark.time)|"
      case .error: "\(mark.time)X"
      }
    }.joined(separator: " ")
  }
}

/// A puzzle about the order of statements in the form that the script reads: its level, example, statements, number of
/// fixed statements, dependencies, wanted output, first differences of the other outputs, and the number of the output of
/// each order of the other statements, such as `2 0 1`.
struct PackedOrder: Encodable {
  private let puzzle: OrderPuzzle

  init(_ puzzle: OrderPuzzle) { self.puzzle = puzzle }

  func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(puzzle.level)
    try list.encode(puzzle.example)
    try list.encode(puzzle.statements)
    try list.encode(puzzle.fixedCount)
    try list.encode(puzzle.dependencies.map { "\($0.declared) \($0.used) \($0.name)" })
    try list.encode(puzzle.outputs[0])
    try list.encode(puzzle.outputs.dropFirst().map { Self.difference(of: $0, from: puzzle.outputs[0]) })
    let orders = puzzle.orders.map {
      ($0.key.dropFirst(puzzle.fixedCount).map(String.init).joined(separator: " "), $0.value)
    }
    try list.encode(Dictionary(uniqueKeysWithValues: orders))
  }

  /// Returns the number of lines before the first difference, followed by a space and the different line, if there is one.
  private static func difference(of output: [String], from wanted: [String]) -> String {
    let count = zip(output, wanted).prefix { $0.0 == $0.1 }.count
    return "\(count)" + (count < output.count ? " \(output[count])" : "")
  }
}
