import Foundation
import Lesson
import ReactiveTesting

/// What the script of a page has to know of a diagram.
struct LiveDefinition: Encodable {
  struct Row: Encodable {
    let name: String
    /// `cold`, `hot`, or `observer`.
    let kind: String
    /// The column in which it begins.
    let start: Int
    /// Its columns; less than nothing if it ends in `>`.
    let end: Int
    /// Of each mark its column, its kind as the module takes it, and what it is called.
    let marks: [Mark]
  }

  struct Mark: Encodable {
    let column: Int
    let kind: Int
    let text: String

    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      try list.encode(column)
      try list.encode(kind)
      try list.encode(text)
    }
  }

  let index: Int
  /// Where it is, as in `chapter3/merge`.
  let name: String
  let frame: Int
  let columns: Int
  let code: [String]
  /// The words and the value of each number that may be changed, and the line of the code, its place there and its
  /// length, if it can be told.
  let numbers: [Number]
  let rows: [Row]
  /// The names of the sources of which it is shown who is subscribed.
  let subscribed: [String]
  let legend: [String: String]
  /// What the row of an observer is called who has none in the code.
  let result: String

  struct Number: Encodable {
    let words: String
    let value: Int
    let place: [Int]?
  }

  /// As the script reads it.
  var json: String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try? String(decoding: encoder.encode(self), as: UTF8.self)
  }

  /// Nil if the rows cannot be read.
  init?(_ live: LiveDiagram, drawnAs drawing: DiagramDrawing) {
    guard let diagram = try? MarbleDiagram(live.rows) else { return nil }
    index = live.index
    name = "\(live.chapter)/\(live.name)"
    frame = live.frame
    columns = drawing.columns
    code = drawing.operatorLines
    let places = Self.places(of: live.numbers.map(\.value), in: drawing.operatorLines)
    numbers = live.numbers.enumerated().map { index, number in
      Number(words: number.words, value: number.value, place: places?[index])
    }
    rows = diagram.rows.map { row in
      Row(
        name: row.name,
        kind: row.marbles.isSubscription ? "observer" : live.hot.contains(row.name) ? "hot" : "cold",
        start: row.marbles.start, end: row.marbles.goesOn ? -row.marbles.end : row.marbles.end,
        marks: row.marbles.moments.flatMap { moment in
          moment.marks.map { Mark(column: moment.column, kind: $0.code, text: $0.label) }
        })
    }
    subscribed = Set(
      drawing.rows.filter { $0.name.hasSuffix("^") }.map { String($0.name.dropLast()) }
    ).sorted()
    let names = Set(diagram.rows.map(\.name))
    result =
      drawing.rows.first { !$0.isAbove && !$0.name.hasSuffix("^") && !names.contains($0.name) }?.name
      ?? "result"
    legend = Dictionary(
      diagram.legend.entries.map { ($0.label, $0.text) } + drawing.legend.map { ($0.label, $0.text) }
    ) { first, _ in first }
  }

  /// Where the numbers stand in `lines`: their line, their column, and their length; nil unless the same numbers stand
  /// there in the same order.
  private static func places(of values: [Int], in lines: [String]) -> [[Int]]? {
    let tokens = SwiftLexer.tokens(of: lines.joined(separator: "\n")).filter { $0.kind != .comment }
    var places: [[Int]] = []
    for index in tokens.indices
    where tokens[index].kind == .number && index > 0 && index + 1 < tokens.count
      && [")", ","].contains(tokens[index + 1].text) && ["(", ",", ":"].contains(tokens[index - 1].text)
    {
      guard places.count < values.count, Int(tokens[index].text.filter { $0 != "_" }) == values[places.count]
      else { continue }
      let base = tokens[index].text.base
      let before = base[..<tokens[index].range.lowerBound]
      let column = before.count - (before.lastIndex(of: "\n").map { before[...$0].count } ?? 0)
      places.append([tokens[index].line - 1, column, tokens[index].text.count])
    }
    return places.count == values.count ? places : nil
  }
}

extension MarbleMark {
  /// As the module takes it.
  fileprivate var code: Int {
    switch self {
    case .element: 0
    case .completed: 1
    case .error: 2
    case .subscription: 3
    case .disposal: 4
    }
  }

  fileprivate var label: String {
    if case .element(let label) = self { label } else { "" }
  }
}
