import ArgumentParser
import Runner

/// Runs jobs for another `rxbook` process, which sends requests on standard input.
///
/// Each job runs in its own process.
struct WorkerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "worker", shouldDisplay: false)

  /// Whether the worker is in a sandbox, and restricts itself and its jobs.
  @Flag var sandboxed = false

  /// Whether to find out only if this system supports these restrictions.
  @Flag var testSandbox = false

  func run() throws {
    if testSandbox {
      try WorkerSandbox.test()
      return
    }
    throw ExitCode(try ForkServer(chapters: BookProgram.chapters, isSandboxed: sandboxed).run())
  }
}
