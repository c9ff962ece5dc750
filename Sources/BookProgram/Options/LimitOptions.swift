import ArgumentParser
import Runner
import TerminalUI

/// The limits for code that runs.
package struct LimitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The time limit of each example or check, in seconds (default: 20).", valueName: "seconds"))
  package var timeLimit: Double?

  @Option(help: .hidden)
  package var outputLimit = Limits().outputBytes

  package var limits: Limits { limits(on: .virtual) }

  /// The limits for code that runs on this clock.
  package func limits(on time: JobRequest.Time) -> Limits {
    Limits(seconds: timeLimit ?? (time == .real ? 120 : Limits().seconds), outputBytes: outputLimit)
  }

  /// The limits for one of the reader's files, which has no time limit on the real clock.
  ///
  /// - Parameter isAtTerminal: Whether the file's standard input is a terminal. The user may take any time to type, so
  ///   there is no time limit.
  package func limits(onScriptOn time: JobRequest.Time, isAtTerminal: Bool) -> Limits {
    let isEndless = time == .real || isAtTerminal
    return Limits(
      seconds: timeLimit ?? (isEndless ? Limits.unlimitedSeconds : Limits().seconds), outputBytes: outputLimit
    )
  }

  package func validate() throws {
    if !Limits.areEnforced {
      Console.errors().line("rxbook: on this system, the memory and threads of examples are not limited.")
    }
    if let timeLimit, !(timeLimit > 0 && timeLimit <= Limits.unlimitedSeconds) {
      throw ValidationError("--time-limit must be greater than 0 and at most 1000000000.")
    }
  }

  package init() {}
}
