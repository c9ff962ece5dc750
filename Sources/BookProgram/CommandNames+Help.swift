import ArgumentParser
import BookModel
import Foundation

extension RxBook {
  /// The visible commands, with their options, from ArgumentParser's description of this program.
  package static var commandNames: CommandNames {
    let help: Help
    do {
      help = try JSONDecoder().decode(Help.self, from: Data(_dumpHelp().utf8))
    } catch {
      preconditionFailure("ArgumentParser's dump of the commands cannot be decoded: \(error)")
    }
    let commands = (help.command.subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
    return CommandNames(
      commands.map { command in
        let arguments = command.arguments ?? []
        let named = arguments.first { $0.kind == "positional" && $0.isName }
        return CommandNames.Command(
          name: command.commandName,
          options: arguments.flatMap { $0.names ?? [] }.map { ($0.kind == "long" ? "--" : "-") + $0.name },
          names: named.map { $0.isRepeating ? .many : .one } ?? .none)
      })
  }
}

/// The part of ArgumentParser's JSON description that is decoded.
private struct Help: Decodable {
  let command: Command

  struct Command: Decodable {
    let commandName: String
    let shouldDisplay: Bool
    let subcommands: [Command]?
    let arguments: [Argument]?
  }

  struct Argument: Decodable {
    let kind: String
    let isRepeating: Bool
    let valueName: String?
    let names: [Name]?

    struct Name: Decodable {
      let kind: String
      let name: String
    }

    /// Whether the argument is the name of a chapter or a challenge.
    var isName: Bool { ["chapter", "challenge"].contains { valueName?.contains($0) == true } }
  }
}
