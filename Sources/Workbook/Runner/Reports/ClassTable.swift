/// The results of a class: a row for each learner and a column for each challenge.
package struct ClassTable {
  package let challenges: [String]
  package let rows: [Row]

  package struct Row {
    package let learner: String
    /// The verdicts, in the order of the challenges.
    package let verdicts: [Verdict]

    var solved: Int { verdicts.count { $0 == .solved } }
  }

  /// Creates the table.
  ///
  /// - Parameter results: The results grouped by learner, with one result for each challenge.
  package init(_ results: [Report.Result]) {
    var challenges: [String] = []
    var learners: [(name: String, verdicts: [String: Verdict])] = []
    for result in results {
      let learner = result.learner ?? ""
      if !challenges.contains(result.name) { challenges.append(result.name) }
      if learners.last?.name != learner { learners.append((learner, [:])) }
      learners[learners.count - 1].verdicts[result.name] = result.verdict
    }
    self.challenges = challenges
    rows = learners.map { learner in
      Row(learner: learner.name, verdicts: challenges.map { learner.verdicts[$0] ?? .notStarted })
    }
  }

  /// The table in CSV format.
  var csv: String {
    let head = ["learner"] + challenges + ["solved"]
    let lines = rows.map { row in [row.learner] + row.verdicts.map(\.rawValue) + ["\(row.solved)"] }
    return ([head] + lines).map { $0.map(Self.field).joined(separator: ",") + "\n" }.joined()
  }

  /// Returns the text of a cell, quoted if necessary and escaped so that a spreadsheet never treats a name as a
  /// formula.
  private static func field(_ text: String) -> String {
    let first = text.first { $0 != " " }
    let harmless = first.map { "=+-@\t\r＝＋－＠".contains($0) } == true ? "'" + text : text
    guard harmless.contains(where: { ",\"".contains($0) || $0.isNewline }) else { return harmless }
    return "\"\(harmless.replacing("\"", with: "\"\""))\""
  }
}
