import ReactiveTesting

/// Rows of marbles that are played into a solution, and that can be varied and made smaller.
struct MarbleInput: Hashable {
  private var rows: [Row]
  private var legend: MarbleLegend

  private struct Row: Hashable {
    let name: String
    var text: [Character]
    let isObserver: Bool
  }

  /// - Precondition: `text` is a diagram without an operator.
  init(_ text: String) {
    let diagram: MarbleDiagram
    do {
      diagram = try MarbleDiagram(text)
    } catch {
      preconditionFailure("The rows of a check cannot be parsed: \(error)")
    }
    rows = diagram.rows.map {
      Row(name: $0.name, text: Array($0.text), isObserver: $0.marbles.isSubscription)
    }
    legend = diagram.legend
  }

  /// The rows with their names and the legend.
  var shown: MarbleRows { MarbleRows(rows.map { ($0.name, String($0.text)) }, legend: legend(of: rows)) }

  /// The names of the source rows.
  var sources: [String] { rows.filter { !$0.isObserver }.map(\.name) }

  /// The number of columns of the longest row.
  var width: Int { rows.map(\.text.count).max() ?? 0 }

  /// The parsed rows; a varied input may be invalid.
  var diagram: Result<MarbleDiagram, MarblePlayError> {
    Result { () throws(MarbleSyntaxError) in try MarbleDiagram(text) }.mapError(MarblePlayError.init)
  }

  private var text: String { shown.lines.joined(separator: "\n") }

  /// The inputs with one event or one column less.
  var smaller: [MarbleInput] {
    let withoutEvent = rows.indices.flatMap { index in
      Self.withoutOne(rows[index]).map { text in replacing(index, by: text) }
    }
    let shorter = (0..<width).reversed().compactMap { withoutColumn($0) }
    return halves + withoutEvent + shorter + simpler
  }

  /// The inputs in which a long row is cut to one of its halves.
  private var halves: [MarbleInput] {
    rows.indices.flatMap { index -> [MarbleInput] in
      let row = rows[index]
      guard !row.isObserver, let moments = try? MarbleRow(String(row.text)).moments, moments.count > 7 else {
        return []
      }
      let middle = moments[moments.count / 2].column
      let end = row.text.last.map { ["|", "X", ">"].contains($0) ? [$0] : [] } ?? []
      return [Array(row.text[..<middle]) + end, Array(row.text[middle...])].map { replacing(index, by: $0) }
    }
  }

  /// The inputs with a simpler number for a marble.
  private var simpler: [MarbleInput] {
    let used = legend(of: rows)
    return used.entries.flatMap { entry -> [MarbleInput] in
      guard let number = Int(entry.text) else { return [] }
      let candidates = [0, 1, -1, number / 2, number - number.signum()]
      return candidates.filter { $0.magnitude < number.magnitude }.map { simple in
        var other = self
        other.legend[entry.label] = "\(simple)"
        return other
      }
    }
  }

  /// Returns the input with some events removed and some terminal events replaced, chosen by `generator`.
  func varied(_ generator: inout SeededGenerator) -> MarbleInput {
    var varied = self
    for index in rows.indices where !rows[index].isObserver {
      for _ in 0..<Int.random(in: 0...2, using: &generator) {
        if let text = Self.withoutOne(varied.rows[index]).randomElement(using: &generator) {
          varied.rows[index].text = text
        }
      }
      if let end = varied.rows[index].text.last, ["|", "X", ">"].contains(end) {
        varied.rows[index].text[varied.rows[index].text.count - 1] =
          (["|", "|", "X", ">"] as [Character]).randomElement(using: &generator) ?? end
      }
    }
    return varied
  }

  /// Returns the input with another error; nil if no row fails.
  func failing(with error: String) -> MarbleInput? {
    guard rows.contains(where: { !$0.isObserver && $0.text.last == "X" }) else { return nil }
    var other = self
    other.legend["X"] = error
    return other
  }

  private func replacing(_ index: Int, by text: [Character]) -> MarbleInput {
    var other = self
    other.rows[index].text = text
    return other
  }

  /// Returns the legend entries that `rows` use.
  private func legend(of rows: [Row]) -> MarbleLegend {
    let marks = rows.flatMap { row in (try? MarbleRow(String(row.text)).moments.flatMap(\.marks)) ?? [] }
    var used = MarbleLegend()
    for (label, text) in legend.entries
    where marks.contains(.element(label)) || (label == "X" && marks.contains(.error)) { used[label] = text }
    return used
  }

  private static func word(_ mark: MarbleMark) -> String {
    switch mark {
    case .element(let label): label
    case .completed: "|"
    case .error: "X"
    case .subscription: "^"
    case .disposal: "!"
    }
  }

  /// Returns the texts of `row` with one event removed.
  private static func withoutOne(_ row: Row) -> [[Character]] {
    guard !row.isObserver, let moments = try? MarbleRow(String(row.text)).moments else { return [] }
    return moments.flatMap { moment in
      moment.marks.indices.map { left in
        var marks = moment.marks
        marks.remove(at: left)
        let words = marks.map(word)
        // Directly after another name, it would be parsed as a part of that name.
        let isNeighbour = moment.column > 0 && row.text[moment.column - 1].isWord
        let text =
          words.count < 2 && !(isNeighbour && words.first?.first?.isWord == true)
          ? words.joined() : "(\(words.joined(separator: words.contains { $0.count > 1 } ? " " : "")))"
        let padding = [Character](repeating: "-", count: max(0, moment.width - text.count))
        var whole = row.text
        whole.replaceSubrange(
          moment.column..<min(moment.column + moment.width, whole.count), with: Array(text) + padding)
        return whole
      }
    }
  }

  /// Returns the input without a column in which no row has an event, unless the column separates two names.
  private func withoutColumn(_ column: Int) -> MarbleInput? {
    func isIdle(_ row: Row) -> Bool {
      guard row.text.indices.contains(column) else { return true }
      guard row.text[column] == "-" || row.text[column] == " " else { return false }
      let neighbours = [column - 1, column + 1].map {
        row.text.indices.contains($0) && row.text[$0].isWord
      }
      return neighbours != [true, true]
    }
    guard rows.allSatisfy(isIdle), rows.allSatisfy({ $0.text.count > 1 }) else { return nil }
    var other = self
    for index in rows.indices where rows[index].text.indices.contains(column) {
      other.rows[index].text.remove(at: column)
    }
    return other
  }
}

extension Character {
  /// Whether the character can be part of an element's name.
  fileprivate var isWord: Bool { isLetter || isNumber }
}
