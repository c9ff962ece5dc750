import ArgumentParser
import Workbook

/// What a piece of code may use up.
struct LimitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Seconds that each piece of code may take: 10; on real time 120, and for a file as many as it likes.",
      valueName: "seconds"))
  var timeLimit: Double?

  @Option(help: .hidden)
  var outputLimit = Limits().outputBytes

  var limits: Limits { limits(on: .virtual) }

  /// The limits for code that has this kind of time.
  func limits(on time: HostOrder.Time) -> Limits {
    Limits(seconds: timeLimit ?? (time == .real ? 120 : 10), outputBytes: outputLimit)
  }

  /// The limits for a file of the reader's, which on real time may go on as long as a program may.
  func limits(onScriptOn time: HostOrder.Time) -> Limits {
    Limits(seconds: timeLimit ?? (time == .real ? Limits.endless : 10), outputBytes: outputLimit)
  }

  func validate() throws {
    if !Limits.areKept {
      Console.errors().line("rxbook: this system limits neither the memory nor the threads of what runs.")
    }
    if let timeLimit, timeLimit <= 0 || !timeLimit.isFinite {
      throw ValidationError("--time-limit must be more than 0.")
    }
  }
}
