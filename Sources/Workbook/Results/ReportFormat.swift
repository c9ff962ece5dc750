import Foundation

/// How a command tells what it found.
public enum ReportFormat: String, CaseIterable, Sendable {
  case text, json, junit, csv

  /// The report as text of this format; nil for `text`, which is written for people.
  public func text(of report: Report) throws -> String? {
    switch self {
    case .text: nil
    case .json: try json(report)
    case .junit: JUnitReport(report).text
    case .csv: try csv(report)
    }
  }

  /// A row for each learner; there is no such table of anything else.
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

/// A table of learners was asked for where there are none.
private struct NoTable: UserError {
  var description: String {
    "--format csv is a table of a class; it goes with rxbook check --submissions FOLDER."
  }
}
