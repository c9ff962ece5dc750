import Foundation

/// How a command tells what it found.
public enum ReportFormat: String, CaseIterable, Sendable {
  case text, json, junit

  /// The report as text of this format; nil for `text`, which is written for people.
  public func text(of report: Report) throws -> String? {
    switch self {
    case .text: nil
    case .json: try json(report)
    case .junit: JUnitReport(report).text
    }
  }

  private func json(_ report: Report) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(report), as: UTF8.self) + "\n"
  }
}
