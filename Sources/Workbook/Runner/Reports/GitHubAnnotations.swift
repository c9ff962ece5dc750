import Foundation
import TextSupport

/// A report in the format of GitHub annotations, which GitHub shows next to the changed lines.
package struct GitHubAnnotations {
  private let report: Report
  private let root: String
  private let workspace: String

  /// - Parameters:
  ///   - root: The folder to which the report's paths are relative.
  ///   - workspace: The folder to which GitHub's paths are relative.
  package init(_ report: Report, root: URL, workspace: String?) {
    self.report = report
    self.root = Self.folder(root.standardizedFileURL.path(percentEncoded: false))
    self.workspace = workspace.map(Self.folder) ?? self.root
  }

  /// A line for each finding, and for each failed result without findings.
  package var text: String {
    report.results.map { result in
      if result.findings.isEmpty {
        return result.isGood
          ? ""
          : Self.line(
            [("title", "rxbook \(report.command)")], "\(result.name): \(result.message)", result.details)
      }
      return result.findings.map { finding in
        Self.line(
          [("file", path(finding.file)), ("line", "\(finding.line)")]
            + (finding.column.map { [("col", "\($0)")] } ?? []) + [("title", "rxbook \(report.command)")],
          finding.message, finding.details)
      }.joined()
    }.joined()
  }

  private static func line(_ properties: [(String, String)], _ message: String, _ details: [String]) -> String
  {
    let values = properties.map { "\($0)=\(escaped($1, alsoInProperties: true))" }.joined(separator: ",")
    return "::error \(values)::\(escaped(([message] + details).joined(separator: "\n")))\n"
  }

  /// Escapes text by GitHub's rules: a value must not contain line ends, and the value of a property must not contain
  /// colons or commas either.
  private static func escaped(_ text: String, alsoInProperties isProperty: Bool = false) -> String {
    let always = text.replacing("%", with: "%25").replacing("\r\n", with: "%0D%0A").replacing(
      "\r", with: "%0D"
    )
    .replacing("\n", with: "%0A")
    return isProperty ? always.replacing(":", with: "%3A").replacing(",", with: "%2C") : always
  }

  private func path(_ file: String) -> String {
    let whole = file.hasPrefix("/") ? file : root + file
    return whole.hasPrefix(workspace) ? String(whole.dropFirst(workspace.count)) : whole
  }

  private static func folder(_ path: String) -> String { path.hasSuffix("/") ? path : path + "/" }
}
