import ArgumentParser
import Foundation
import Runner
import TerminalUI

/// The option for the output format.
package struct FormatOptions: ParsableArguments {
  @Option(help: "The output format.")
  package var format: ReportFormat = .text

  /// Prints annotations for the problems in `report` if this runs in GitHub Actions.
  ///
  /// They go to standard output in the text format, and otherwise to standard error, because another program reads
  /// standard output then.
  package func annotate(_ report: Report, root: URL, _ colour: ColourOptions) {
    let environment = ProcessInfo.processInfo.environment
    guard environment["GITHUB_ACTIONS"] == "true" else { return }
    let text = GitHubAnnotations(report, root: root, workspace: environment["GITHUB_WORKSPACE"]).text
    (format == .text ? colour.output : colour.errors).write(text)
  }

  package init() {}
}

extension ReportFormat: ExpressibleByArgument {}
