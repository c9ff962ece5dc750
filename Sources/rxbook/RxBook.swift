import ArgumentParser
import Foundation

@main
struct RxBook: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rxbook", abstract: "A workbook for reactive programming.",
    subcommands: [RunCommand.self, HostCommand.self])

  /// Runs what the command line says and exits; a command line that cannot be used exits with 2, as commands do for
  /// names they do not know.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      let status = exitCode(for: error)
      let message = fullMessage(for: error)
      if !message.isEmpty {
        let stream = status.isSuccess ? FileHandle.standardOutput : FileHandle.standardError
        try? stream.write(contentsOf: Data((message + "\n").utf8))
      }
      Foundation.exit(status == .validationFailure ? 2 : status.rawValue)
    }
  }
}
