import Foundation
import SystemSupport

/// The output format of a command.
package enum ReportFormat: String, CaseIterable, Sendable {
  case text, json, junit, csv

  /// Returns the report in this format; nil for `text`, which the commands print themselves.
  package func text(of report: Report) throws -> String? {
    switch self {
    case .text: nil
    case .json: try json(report)
    case .junit: JUnitReport(report).text
    case .csv: try csv(report)
    }
  }

  /// Returns a row for each learner; other reports cannot be written as a table.
  private func csv(_ report: Report) throws -> String {
    guard report.results.contains(where: { $0.learner != nil }) else { throw NoTable() }
    return ClassTable(report.results).csv
  }

  private func json(_ report: Report) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(report), as: UTF8.self) + "\n"
  }
}

/// An error that occurs if a table is requested for results without learners.
private struct NoTable: UserError {
  var description: String {
    "--format csv prints a table of a class; use it with rxbook check --submissions FOLDER."
  }
}
