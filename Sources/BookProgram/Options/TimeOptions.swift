import ArgumentParser
import Runner

/// The clock on which examples run.
package struct TimeOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Run on the system clock, instead of a virtual clock that skips waiting times. The default time limit of examples "
        + "is then 120 seconds."))
  package var realTime = false

  package var time: JobRequest.Time { realTime ? .real : .virtual }

  package init() {}
}
