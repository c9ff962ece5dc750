import ArgumentParser
import Foundation
import Workbook

struct RxBook: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rxbook", abstract: "A workbook for reactive programming.",
    discussion: """
      Names are accepted as you would type them: 3, chapter3, Chapter03-Subjects, subjects, \
      and 3/1 for a challenge.

      The exit status is 0 if all is well, 1 if something differs or is not solved, 2 if it \
      cannot be used like this, 3 if something does not compile, 4 for a time or output limit, \
      130 if interrupted.
      """,
    subcommands: [
      ListCommand.self, WhichCommand.self, RunCommand.self, ProveCommand.self, StartCommand.self,
      CheckCommand.self,
      AskCommand.self, QuizCommand.self, WatchCommand.self, HintCommand.self, SolutionCommand.self,
      ResetCommand.self, BlessCommand.self, BuildCommand.self, ServeCommand.self, AppCommand.self,
      NewCommand.self,
      CompletionsCommand.self, HostCommand.self,
    ])

  static func main() {
    StandardDescriptors.fill()
    // A host has other ways, and may have one thread only.
    if CommandLine.arguments.dropFirst().first != "host" { ChildProcesses.shared.endOnInterruption() }
    do {
      try CommandName.check(Array(CommandLine.arguments.dropFirst()))
      var command = try parseAsRoot()
      try command.run()
    } catch {
      Foundation.exit(Self.report(error))
    }
  }

  /// Tells what went wrong.
  ///
  /// - Returns: The exit status; a command line that cannot be used leads to 2, as an unknown name does.
  private static func report(_ error: any Error) -> Int32 {
    switch error {
    case let error as any UserError:
      Console.errors().sentences("rxbook: \(error)")
      return 2
    case is CocoaError, is POSIXError:
      let file = (error as NSError).userInfo[NSFilePathErrorKey] as? String
      Console.errors().sentences("rxbook: \(file.map { "\($0): " } ?? "")\(FileFailure.reason(error)).")
      return 2
    default:
      let status = exitCode(for: error)
      let message = fullMessage(for: error)
      // Help is broken already, by columns.
      if !message.isEmpty {
        status.isSuccess ? Console.output().line(message) : Console.errors().sentences(message)
      }
      return status == .validationFailure ? 2 : status.rawValue
    }
  }
}
