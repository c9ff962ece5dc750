import ArgumentParser
import Foundation
import SystemSupport

package struct RxBook: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "rxbook", abstract: "A workbook for reactive programming.",
    discussion: """
      Write a chapter as 3, chapter3, subjects or Chapter03-Subjects, and a challenge as 3/1 or \
      chapter3/1.

      Exit status:
        0    Success.
        1    A problem was found, or a challenge or question is unsolved.
        2    The command was used incorrectly, or a file cannot be read or written.
        3    Code does not compile.
        4    A time or output limit was exceeded.
        130  The command was interrupted.
      """,
    subcommands: [
      ListCommand.self, WhichCommand.self, RunCommand.self, ProveCommand.self, StartCommand.self,
      CheckCommand.self,
      AskCommand.self, QuizCommand.self, WatchCommand.self, HintCommand.self, SolutionCommand.self,
      ResetCommand.self, ProgressCommand.self, BlessCommand.self, BuildCommand.self, ServeCommand.self,
      AppCommand.self,
      NewCommand.self,
      CompletionsCommand.self, WorkerCommand.self,
    ])

  package init() {}

  static func main() {
    StandardDescriptors.fill()
    // A worker handles signals itself, and it forks, so it must have only one thread.
    if CommandLine.arguments.dropFirst().first != WorkerCommand.configuration.commandName {
      ChildProcessRegistry.shared.endOnInterruption()
    }
    do {
      try CommandName.check(Array(CommandLine.arguments.dropFirst()))
      var command = try parseAsRoot()
      try command.run()
    } catch {
      Foundation.exit(ExitStatus.report(error))
    }
  }
}
