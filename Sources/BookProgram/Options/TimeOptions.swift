import ArgumentParser
import Workbook

/// What time examples have.
struct TimeOptions: ParsableArguments {
  @Flag(help: "Let time pass as in a program, instead of waiting for nothing.")
  var realTime = false

  var time: HostOrder.Time { realTime ? .real : .virtual }
}
