import ArgumentParser
import Foundation
import Workbook

/// How results are told.
struct FormatOptions: ParsableArguments {
  @Option(help: "The form of the results.")
  var format: ReportFormat = .text

  /// Tells GitHub's runners what is wrong, where one of them runs this: beside the text, or on standard error where
  /// standard output belongs to a program.
  func annotate(_ report: Report, root: URL, _ colour: ColourOptions) {
    let environment = ProcessInfo.processInfo.environment
    guard environment["GITHUB_ACTIONS"] == "true" else { return }
    let text = GitHubAnnotations(report, root: root, workspace: environment["GITHUB_WORKSPACE"]).text
    (format == .text ? colour.output : colour.errors).write(text)
  }
}

extension ReportFormat: ExpressibleByArgument {}
