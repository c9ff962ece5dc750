import ArgumentParser
import Workbook

/// How results are told.
struct FormatOptions: ParsableArguments {
  @Option(help: "The form of the results.")
  var format: ReportFormat = .text
}

extension ReportFormat: ExpressibleByArgument {}
