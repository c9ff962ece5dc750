/// A marble diagram whose picture is known here.
///
/// In rows, `p`, `q`, `r` and `s` stand for letters that differ from chapter to chapter.
struct GeneratedDiagram {
  private let name: String
  private let rows: [String]
  /// Type and name of each parameter of the closure.
  private let parameters: String
  private let operation: String
  /// The rows below the operator, and what marbles stand for.
  private let results: [String]
  private let hot: [String]

  private init(
    _ name: String, _ rows: [String], _ parameters: String, _ operation: String, _ results: [String],
    hot: [String] = []
  ) {
    self.name = name
    self.rows = rows
    self.parameters = parameters
    self.operation = operation
    self.results = results
    self.hot = hot
  }

  func code(inChapter number: Int) -> String {
    let hot = self.hot.isEmpty ? "" : ", hot: \(self.hot)"
    return """
      diagram(
        "\(name)",
        \"""
      \(Self.lettered(rows, number).map { "  " + $0 }.joined(separator: "\n"))
        \"""\(hot)
      ) { (\(parameters)) in
        \(operation)
      }
      """
  }

  func text(inChapter number: Int) -> String {
    let sources = rows.filter { !$0.contains("^") }
    return """
      The picture of \(name) comes from what the operator does.

      ```marble of="\(name)"
      \(Self.lettered(sources, number).joined(separator: "\n"))
                \(operation)
      \(Self.lettered(results, number).joined(separator: "\n"))
      ```

      """
  }

  private static func lettered(_ rows: [String], _ number: Int) -> [String] {
    let letters = Array("abcdefghijklm")
    return rows.map { row in
      guard let colon = row.firstIndex(of: ":") else { return row }
      let marbles = row[colon...].map { character in
        "pqrs".firstIndex(of: character).map {
          letters[("pqrs".distance(from: "pqrs".startIndex, to: $0) + number) % letters.count]
        } ?? character
      }
      return row[..<colon] + String(marbles)
    }
  }

  /// All that a chapter has.
  static let all = [
    GeneratedDiagram(
      "filter", ["source:   --1--2--3--4--|"], "source: Observable<Int>",
      "source.filter { $0.isMultiple(of: 2) }",
      ["result:   -----2-----4--|"]),
    GeneratedDiagram(
      "merge", ["left:     --p-----q-----X", "right:    ----r-----s-----p--|"],
      "left: Observable<String>, right: Observable<String>", "Observable.merge(left, right)",
      ["result:   --p-r---q-s---X"]),
    GeneratedDiagram(
      "concat", ["source:   --p--q--|", "rest:             --r--|"],
      "source: Observable<String>, rest: Observable<String>", "source.concat(rest)",
      ["result:   --p--q----r--|"]),
    GeneratedDiagram(
      "combineLatest", ["left:     --p-------q---------|", "right:    ----1---------2-------|"],
      "left: Observable<String>, right: Observable<Int>",
      "Observable.combineLatest(left, right) { \"\\($0)\\($1)\" }",
      ["result:   ----p1----q1--q2------|"]),
    GeneratedDiagram(
      "debounce", ["source:   --p-q-r--------s-----|"], "source: Observable<String>",
      "source.debounce(.milliseconds(30), scheduler: SerialDispatchQueueScheduler(qos: .default))",
      ["result:   ---------r--------s--|"]),
    GeneratedDiagram(
      "retry", ["source:   --1--X"], "source: Observable<Int>", "source.retry(2)",
      ["result:   --1----1--X", "source^:  ^----!", "source^:       ^----!"]),
    GeneratedDiagram(
      "groupBy", ["source:   --1--2--3--|"], "source: Observable<Int>",
      "source.groupBy { $0.isMultiple(of: 2) ? \"even\" : \"odd\" }",
      [
        "result:   --a--b-----|", "a:          1-----3--|", "b:             2-----|", "a := odd", "b := even",
      ]),
    GeneratedDiagram(
      "inner sequences",
      ["source:   --a----b--|", "a:          --1--2|", "b:               --3---4|"],
      "source: Observable<Observable<Int>>", "source.merge()",
      ["result:   ----1--2-3---4|"]),
    GeneratedDiagram(
      "timeout", ["source:   --p-q----------r--|"], "source: Observable<String>",
      "source.timeout(.milliseconds(50), scheduler: MainScheduler.instance)",
      ["result:   --p-q----X"]),
    GeneratedDiagram(
      "share", ["channel:  --p------------q--r--|", "First:    ^---------------!", "Second:        ^>"],
      "channel: Observable<String>", "channel.share(replay: 1)",
      ["First:    --p------------q!", "Second:        (^ p)-----q--r--|"], hot: ["channel"]),
  ]
}
