import ArgumentParser
import Workbook

/// Runs jobs for another `rxbook` process, each in a process of its own, as that orders on standard input.
struct HostCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "host", shouldDisplay: false)

  func run() throws {
    throw ExitCode(try Host(chapters: BookProgram.chapters).run())
  }
}
