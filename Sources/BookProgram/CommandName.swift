import ArgumentParser
import BookModel
import Foundation
import SystemSupport
import TextSupport

/// The name of the command on a command line.
enum CommandName {
  /// Throws an error if the first argument is neither a command nor an option.
  static func check(_ arguments: [String]) throws(UnknownCommand) {
    guard let name = arguments.first, !name.hasPrefix("-") else { return }
    let all = RxBook.configuration.subcommands.map { $0.configuration }
    guard name != "help", !all.contains(where: { $0.commandName == name }) else { return }
    let known = all.filter(\.shouldDisplay).compactMap(\.commandName)
    throw UnknownCommand(name: name, meant: meant(arguments, among: known), known: known)
  }

  /// A corrected command line to suggest; nil if no command is similar.
  private static func meant(_ arguments: [String], among known: [String]) -> [String]? {
    let name = arguments[0]
    if name.hasSuffix(".swift") { return ["run"] + arguments }
    if let book = try? BookOptions.parse([]).load() {
      if (try? book.chapter(named: name)) != nil { return ["run"] + arguments }
      if (try? book.challenge(named: name)) != nil { return ["check"] + arguments }
    }
    return nearest(to: name, in: known + ["help"]).map { [$0] + arguments.dropFirst() }
  }
}

/// There is no command with this name.
struct UnknownCommand: UserError {
  let name: String
  let meant: [String]?
  let known: [String]

  var description: String {
    let sentence = "There is no command \u{201C}\(name)\u{201D}."
    guard let meant else {
      return "\(sentence) The commands are \(known.joined(separator: ", ")). For details, run ./rxbook help."
    }
    let words = meant.map { $0.contains(where: \.isWhitespace) ? "\"\($0)\"" : $0 }
    return "\(sentence) Did you mean this?\n  ./rxbook \(words.joined(separator: " "))"
  }
}
