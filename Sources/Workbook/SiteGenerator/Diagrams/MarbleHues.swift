import Prover
import ReactiveTesting

/// The hues of the elements in a diagram, which show where the elements of the result come from.
///
/// Equal elements of a source have the same hue. If the elements of a source are names of other rows, the elements of such a
/// row have the hue of its name. An element of a result has the hue of the element that it comes from, if the labels,
/// the times or the operator show it; if it combines several elements, it has two hues.
///
/// `live-drawing.js` contains the same rules, so change both together. There, a mark that the reader moves keeps its hue.
struct MarbleHues {
  /// The number of hues, which are numbered from 1.
  static let count = 6

  /// The hues of each element of each row: none, one or two.
  private(set) var rows: [[[Int]]]

  private struct Element {
    let time: Int
    let label: String
  }

  /// An element of a source.
  private struct Cause {
    let row: Int
    let time: Int
    let label: String
    let hues: [Int]
    /// Whether the row is an element of another row, so its times are not those of the diagram.
    let isInner: Bool
  }

  init(_ drawing: DiagramDrawing) {
    let elements = drawing.rows.map { row in
      row.timeline.entries.compactMap { entry -> Element? in
        if case .element(let label) = entry.signal { Element(time: entry.time, label: label) } else { nil }
      }
    }
    rows = elements.map { $0.map { _ in [] } }
    let above = drawing.rows.indices.filter { drawing.rows[$0].isAbove }
    let isInner = drawing.rows.indices.map { index in
      above.contains(index)
        && above.contains { other in
          other != index && elements[other].contains { $0.label == drawing.rows[index].name }
        }
    }
    var used = 0
    func next() -> [Int] {
      used += 1
      return [(used - 1) % Self.count + 1]
    }
    for index in above where !isInner[index] {
      var known: [String: [Int]] = [:]
      for (number, element) in elements[index].enumerated() {
        rows[index][number] = known[element.label] ?? next()
        known[element.label] = rows[index][number]
      }
    }
    for index in above where isInner[index] {
      var own: [Int] = []
      for other in above where own.isEmpty && other != index {
        if let number = elements[other].firstIndex(where: { $0.label == drawing.rows[index].name }) {
          own = rows[other][number]
        }
      }
      if own.isEmpty { own = next() }
      rows[index] = elements[index].map { _ in own }
    }
    let causes = above.flatMap { index in
      elements[index].enumerated().map { number, element in
        Cause(
          row: index, time: element.time, label: element.label, hues: rows[index][number],
          isInner: isInner[index])
      }
    }
    let below = drawing.rows.indices.filter { !drawing.rows[$0].isAbove }
    let names = Set(below.map { drawing.rows[$0].name })
    let operation = Operation(drawing.operatorLines)
    let outer = above.filter { !isInner[$0] }.map { row in causes.filter { $0.row == row } }
    for index in below {
      for (number, element) in elements[index].enumerated() where !names.contains(element.label) {
        let found =
          operation.parts(of: outer, number, element.time) ?? Self.same(element, causes)
          ?? Self.mentioned(element, causes) ?? Self.simultaneous(element, causes)
        rows[index][number] = Self.ends(of: found)
      }
    }
  }

  /// The operators whose results combine an element of each source.
  private enum Operation {
    case zip, latest, other

    init(_ lines: [String]) {
      let code = lines.joined(separator: " ").drop { $0 == " " }
      let name = code.hasPrefix("Observable.") ? code.dropFirst("Observable.".count) : code
      let source = name.prefix { $0.isLetter || $0.isNumber }
      if name.hasPrefix("zip(") {
        self = .zip
      } else if name.hasPrefix("combineLatest(")
        || name.dropFirst(source.count).hasPrefix(".withLatestFrom(")
      {
        self = .latest
      } else {
        self = .other
      }
    }

    /// Returns the hues of the elements that the result with this number combines, or nil if the last of them is not
    /// emitted at the same time.
    func parts(of sources: [[Cause]], _ number: Int, _ time: Int) -> [Int]? {
      if sources.count < 2 || self == .other { return nil }
      var parts: [Cause] = []
      for source in sources {
        let part =
          self == .zip
          ? source.dropFirst(number).first : source.last { $0.time <= time }
        guard let part else { return nil }
        parts.append(part)
      }
      return parts.map(\.time).max() == time ? parts.flatMap(\.hues) : nil
    }
  }

  /// Returns the hues of the element with the same label that is emitted at the same time, or else of the last one before.
  private static func same(_ element: Element, _ causes: [Cause]) -> [Int]? {
    latest(element.label, before: element.time, causes)?.hues
  }

  private static func latest(_ label: some StringProtocol, before time: Int, _ causes: [Cause]) -> Cause? {
    let all = causes.filter { $0.label == label }
    return all.first { !$0.isInner && $0.time == time }
      ?? all.reduce(nil) { found, cause in
        cause.time <= time && cause.time >= found?.time ?? 0 ? cause : found
      }
  }

  /// Returns the hues of the elements whose labels are in the label, such as those of `1` and `a` in `1a` and `[1, a]`.
  private static func mentioned(_ element: Element, _ causes: [Cause]) -> [Int]? {
    var hues: [Int] = []
    for word in element.label.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      if let cause = latest(word, before: element.time, causes) {
        hues += cause.hues
        continue
      }
      for cut in word.indices.dropFirst() {
        if let first = latest(word[..<cut], before: element.time, causes),
          let second = latest(word[cut...], before: element.time, causes)
        {
          hues += first.hues + second.hues
          break
        }
      }
    }
    return hues.isEmpty ? nil : hues
  }

  /// Returns the hues of the elements that sources emit at the same time.
  private static func simultaneous(_ element: Element, _ causes: [Cause]) -> [Int] {
    causes.filter { !$0.isInner && $0.time == element.time }.flatMap(\.hues)
  }

  /// Returns the first and the last of the different hues.
  private static func ends(of hues: [Int]) -> [Int] {
    let different = hues.enumerated().filter { !hues[..<$0].contains($1) }.map(\.element)
    return different.count > 2 ? [different[0], different[different.count - 1]] : different
  }
}
