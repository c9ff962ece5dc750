import BookModel
import Foundation
import Lesson
import Playground
import Prover
import ReactiveTesting
import TextSupport

/// The definition of a diagram for the page's script.
///
/// It leaves out the most common values, which `live-player.js` adds.
struct DiagramDefinition: Encodable {
  struct Row: Encodable {
    let name: String
    /// `hot`, `observer`, or nil if the row is cold.
    let kind: String?
    /// The column in which the row starts, or nil if it is the first one.
    let start: Int?
    /// The column in which the drawing ends if the row ends in `>`.
    let end: Int?
    let marks: Marks
  }

  /// Marks as a flat list: for each mark, its column, and either its label or its kind as a number of the module.
  struct Marks: Encodable {
    let marks: [(column: Int, mark: MarbleMark)]

    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for (column, mark) in marks {
        try list.encode(column)
        if case .element(let label) = mark { try list.encode(label) } else { try list.encode(mark.code) }
      }
    }
  }

  /// The identifier of the diagram, such as `chapter3/merge`.
  let name: String
  /// The duration of a column, or nil if it is the usual one.
  let frame: Int?
  let columns: Int
  let code: [String]
  /// The numbers that readers may change, if there are any.
  let numbers: [Number]?
  let rows: [Row]
  /// The names of the rows below the operator, unless there is only the row `result`.
  let below: [String]?
  /// The names of the sequences that are elements of the result, if there are any.
  let inner: [String]?

  struct Number: Encodable {
    let words: String
    let value: Int
    /// The line, the column and the length of the number in the code, if they are known.
    let place: [Int]?

    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      try list.encode(words)
      try list.encode(value)
      if let place { try list.encode(place) }
    }
  }

  /// The definition as JSON.
  var json: String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try? String(decoding: encoder.encode(self), as: UTF8.self)
  }

  /// Creates a definition, or returns nil if the rows can't be parsed.
  init?(_ live: PlayableDiagram, drawnAs drawing: DiagramDrawing) {
    guard let diagram = try? MarbleDiagram(live.rows) else { return nil }
    name = "\(live.chapter)/\(live.name)"
    frame = live.frame == FrameDuration.usual ? nil : live.frame
    columns = drawing.columns
    code = drawing.operatorLines
    let places = Self.places(of: live.numbers.map(\.value), in: drawing.operatorLines)
    let numbers = live.numbers.enumerated().map { index, number in
      Number(words: number.words, value: number.value, place: places?[index])
    }
    self.numbers = numbers.isEmpty ? nil : numbers
    rows = diagram.rows.map { row in
      Row(
        name: row.name,
        kind: row.marbles.isSubscription ? "observer" : live.hot.contains(row.name) ? "hot" : nil,
        start: row.marbles.start == 0 ? nil : row.marbles.start,
        end: row.marbles.goesOn ? row.marbles.end : nil,
        marks: Marks(
          marks: row.marbles.moments.flatMap { moment in moment.marks.map { (moment.column, $0) } }))
    }
    let rowsBelow = drawing.rows.filter { !$0.isAbove }
    let below = rowsBelow.map(\.name)
    self.below = below == ["result"] ? nil : below
    let elements = rowsBelow.flatMap(\.timeline.entries).compactMap { entry in
      if case .element(let label) = entry.signal { label } else { nil }
    }
    let inner = elements.filter(below.contains)
    self.inner = inner.isEmpty ? nil : inner
  }

  /// Returns the line, the column and the length of each number in `lines`.
  ///
  /// Returns nil unless `lines` contain the same numbers in the same order.
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
  /// The number of this kind of mark in requests to the module.
  fileprivate var code: Int {
    switch self {
    case .element: 0
    case .completed: 1
    case .error: 2
    case .subscription: 3
    case .disposal: 4
    }
  }
}
