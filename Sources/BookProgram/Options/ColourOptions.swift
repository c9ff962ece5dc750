import ArgumentParser
import Workbook

/// Whether output is coloured.
struct ColourOptions: ParsableArguments {
  @Flag(help: "Print without colour, as when NO_COLOR is set or the output is no terminal.")
  var noColor = false

  var output: Console { .output(colour: noColor ? false : nil) }
  var errors: Console { .errors(colour: noColor ? false : nil) }
}
