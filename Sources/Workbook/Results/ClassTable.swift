/// What a class has solved: a row for each learner, a column for each challenge.
struct ClassTable {
  let challenges: [String]
  let rows: [Row]

  struct Row {
    let learner: String
    /// In the order of the challenges.
    let verdicts: [Verdict]

    var solved: Int { verdicts.count { $0 == .solved } }
  }

  /// - Parameter results: For each learner, one after the other, a result for each challenge.
  init(_ results: [Report.Result]) {
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

  /// The table for spreadsheets.
  var csv: String {
    let head = ["learner"] + challenges + ["solved"]
    let lines = rows.map { row in [row.learner] + row.verdicts.map(\.rawValue) + ["\(row.solved)"] }
    return ([head] + lines).map { $0.map(Self.field).joined(separator: ",") + "\n" }.joined()
  }

  /// A cell's text, in quotes where it needs them, and such that no spreadsheet takes a name for a formula.
  private static func field(_ text: String) -> String {
    let harmless = text.first.map { "=+-@\t\r".contains($0) } == true ? "'" + text : text
    guard harmless.contains(where: { ",\"".contains($0) || $0.isNewline }) else { return harmless }
    return "\"\(harmless.replacing("\"", with: "\"\""))\""
  }
}
