import Foundation
import Testing

@testable import Runner

@Suite struct VerdictTests {
  /// The table in docs/reports.md, generated from the verdicts.
  private static var table: [String] {
    ["| verdict | kinds | status | meaning |", "|---|---|---|---|"]
      + Verdict.allCases.map { verdict in
        let kinds = verdict.kinds.map { "`\($0.rawValue)`" }.joined(separator: ", ")
        return "| `\(verdict.rawValue)` | \(kinds) | \(verdict.exitStatus) | \(verdict.meaning) |"
      }
  }

  @Test func `the documentation lists all verdicts`() throws {
    let file = URL(filePath: #filePath).appending(path: "../../../../../docs/reports.md").standardizedFileURL
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    let heading = try #require(lines.firstIndex(of: "### Verdicts"))
    let table = lines[heading...].drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }
    #expect(Array(table) == Self.table, "docs/reports.md needs: \(Self.table.joined(separator: "\n"))")
  }

  @Test func `limits lead to status 4, compiler errors to 3, and other bad verdicts to 1`() {
    let byStatus = Dictionary(grouping: Verdict.allCases, by: \.exitStatus)
    #expect(Set(byStatus[4] ?? []) == [.timedOut, .outputLimit, .threadLimit])
    #expect(Set(byStatus[3] ?? []) == [.doesNotCompile, .doesNotFit])
    #expect(Set(byStatus[0] ?? []) == [.same, .ran, .proven, .sketch, .unchanged, .solved, .answeredRight])
  }

  @Test func `every kind of result has a good and a bad verdict`() {
    for kind in Report.Result.Kind.allCases {
      let verdicts = Verdict.allCases.filter { $0.kinds.contains(kind) }
      #expect(verdicts.contains(where: \.isGood) && verdicts.contains { !$0.isGood }, "\(kind)")
    }
  }
}
