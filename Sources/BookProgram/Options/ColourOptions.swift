import ArgumentParser
import TerminalUI

/// The option that turns colour off.
package struct ColourOptions: ParsableArguments {
  @Flag(help: "Print without colour (default if NO_COLOR is set or the output is not a terminal).")
  package var noColor = false

  package var output: Console { .output(colour: noColor ? false : nil) }
  package var errors: Console { .errors(colour: noColor ? false : nil) }

  package init() {}
}
