/// What is known of the names in one file.
struct FileNames: Encodable, Sendable {
  /// What a call gives that belongs to a chain, or that is given a closure.
  struct Stage: Encodable, Sendable {
    /// Of its name, counted from 0.
    let line: Int
    let name: String
    let result: String
    /// The types of the closures that it is given.
    let closures: [String]
  }

  /// Of each line its names, three numbers for each: the column, the symbol, and the type that it has there; that is less
  /// than nothing where its declaration says it all.
  var lines: [[Int]] = []
  var stages: [Stage] = []

  init(lines: [[Int]]) { self.lines = lines }

  private enum CodingKeys: String, CodingKey {
    case lines, stages
  }

  /// The numbers of a line are one text: there are tens of thousands, and a page is to learn them in no time.
  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(lines.map { $0.map(String.init).joined(separator: " ") }, forKey: .lines)
    try values.encode(stages, forKey: .stages)
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
