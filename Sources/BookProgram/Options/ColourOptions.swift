import ArgumentParser
import TerminalUI

/// The option that turns colour off.
struct ColourOptions: ParsableArguments {
  @Flag(help: "Print without colour (default if NO_COLOR is set or the output is not a terminal).")
  var noColor = false

  var output: Console { .output(colour: noColor ? false : nil) }
  var errors: Console { .errors(colour: noColor ? false : nil) }
}
