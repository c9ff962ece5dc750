import ArgumentParser
import Workbook

/// What a piece of code may use up.
struct LimitOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Seconds that each piece of code may take.", valueName: "seconds"))
  var timeLimit: Double = 10

  @Option(help: .hidden)
  var outputLimit = Limits().outputBytes

  var limits: Limits { Limits(seconds: timeLimit, outputBytes: outputLimit) }

  func validate() throws {
    guard timeLimit > 0, timeLimit.isFinite else {
      throw ValidationError("--time-limit must be more than 0.")
    }
  }
}
