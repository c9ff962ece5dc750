import ArgumentParser
import Workbook

/// Runs jobs, each in a process of its own, for another `rxbook` process.
struct HostCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "host", shouldDisplay: false)

  @Argument var order: String

  func run() throws {
    throw ExitCode(Host(order: try HostOrder(argument: order), chapters: linkedChapters).run())
  }
}
