extension Composition {
  /// The maximum numbers of sources, and of marbles in a row.
  package static let (sourceLimit, markLimit) = (6, 60)

  /// Creates a chain from the text of a request, with one value per line.
  ///
  /// The values are the duration; the number of sources and, for each one, its name, its kind, its parameters and its
  /// marbles; and the number of stages and, for each one, its identifier and its parameters. A list starts with its
  /// length, and a marble consists of its time, its kind and its text. Returns nil if the text is invalid.
  package init?(lines: [String]) {
    var reader = LineReader(lines)
    let duration = reader.number(10...Self.longest)
    var sources: [Source] = []
    for _ in 0..<reader.number(1...Self.sourceLimit) {
      let name = reader.line()
      guard let kind = SourceKind(rawValue: reader.line()) else { return nil }
      let parameters = reader.list()
      var marks: [Mark] = []
      for _ in 0..<reader.number(0...Self.markLimit) {
        let time = reader.number(0...Self.longest)
        guard let kind = Mark.Kind(rawValue: reader.number(0...2)) else { return nil }
        marks.append(Mark(time, kind, reader.line()))
      }
      sources.append(Source(name, kind, parameters, marks: marks))
    }
    var stages: [Stage] = []
    for _ in 0..<reader.number(0...Self.stageLimit) {
      let kind = reader.line()
      stages.append(Stage(kind, parameters: reader.list()))
    }
    if reader.isWrong { return nil }
    self.init(sources, stages, duration: duration)
  }

  /// The text of a request, with one value per line.
  package var lines: [String] {
    var lines = ["\(duration)", "\(sources.count)"]
    for source in sources {
      lines += [source.name, source.kind.rawValue, "\(source.parameters.count)"] + source.parameters
      lines.append("\(source.marks.count)")
      for mark in source.marks { lines += ["\(mark.time)", "\(mark.kind.rawValue)", mark.text] }
    }
    lines.append("\(stages.count)")
    for stage in stages { lines += [stage.kind, "\(stage.parameters.count)"] + stage.parameters }
    return lines
  }
}

/// Reads values from lines.
private struct LineReader {
  private let lines: [String]
  private var index = 0
  private(set) var isWrong = false

  init(_ lines: [String]) { self.lines = lines }

  mutating func line() -> String {
    guard lines.indices.contains(index) else {
      isWrong = true
      return ""
    }
    index += 1
    return lines[index - 1]
  }

  /// Reads a number, or returns the lower bound if it isn't in `range`.
  mutating func number(_ range: ClosedRange<Int>) -> Int {
    if let number = Int(line()), range.contains(number) { return number }
    isWrong = true
    return range.lowerBound
  }

  mutating func list() -> [String] {
    var list: [String] = []
    for _ in 0..<number(0...9) { list.append(line()) }
    return list
  }
}
