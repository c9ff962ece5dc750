/// What is known of the names in one file.
struct FileNames: Sendable {
  /// What a call gives that belongs to a chain, or that is given a closure.
  struct Stage: Sendable {
    /// Of its name, counted from 0.
    let line: Int
    let name: String
    let result: String
    /// The types of the closures that it is given.
    let closures: [String]

    var json: String {
      "{\"closures\":\(closures.json),\"line\":\(line),\"name\":\(name.json),\"result\":\(result.json)}"
    }
  }

  /// Of each line its names, three numbers for each: the column, the symbol, and the type that it has there; that is less
  /// than nothing where its declaration says it all.
  var lines: [[Int]] = []
  var stages: [Stage] = []

  init(lines: [[Int]]) { self.lines = lines }

  /// As pages learn it: the numbers of a line are one text, for there are tens of thousands.
  var json: String {
    let lines = lines.map { $0.map(String.init).joined(separator: " ") }
    return "{\"lines\":\(lines.json),\"stages\":[\(stages.map(\.json).joined(separator: ","))]}"
  }

  /// The symbol of the name in a certain column, counted from 0 like the line.
  func symbol(line: Int, column: Int) -> Int? {
    guard lines.indices.contains(line) else { return nil }
    let names = lines[line]
    return stride(from: 0, to: names.count, by: 3).first { names[$0] == column }.map { names[$0 + 1] }
  }
}

extension FileNames: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) {
    lines = try kept.next()
    stages = try kept.next()
  }

  func write(to kept: inout KeptWriter) { kept.add(lines, stages) }
}

extension FileNames.Stage: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) {
    line = try kept.next()
    name = try kept.next()
    result = try kept.next()
    closures = try kept.next()
  }

  func write(to kept: inout KeptWriter) { kept.add(line, name, result, closures) }
}
