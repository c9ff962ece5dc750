import ArgumentParser
import Foundation
import Workbook

/// The command that somebody has typed.
enum CommandName {
  /// Sees to it that the first of `arguments` is one, where it is no option.
  static func check(_ arguments: [String]) throws(UnknownCommand) {
    guard let name = arguments.first, !name.hasPrefix("-") else { return }
    let all = RxBook.configuration.subcommands.map { $0.configuration }
    guard name != "help", !all.contains(where: { $0.commandName == name }) else { return }
    let known = all.filter(\.shouldDisplay).compactMap(\.commandName)
    throw UnknownCommand(name: name, meant: meant(arguments, among: known), known: known)
  }

  /// The arguments as they may have been meant; nil if nothing is near.
  private static func meant(_ arguments: [String], among known: [String]) -> [String]? {
    let name = arguments[0]
    if name.hasSuffix(".swift") { return ["run"] + arguments }
    if let book = try? BookOptions.parse([]).find() {
      if (try? book.chapter(named: name)) != nil { return ["run"] + arguments }
      if (try? book.challenge(named: name)) != nil { return ["check"] + arguments }
    }
    return nearest(to: name, in: known + ["help"]).map { [$0] + arguments.dropFirst() }
  }
}

/// What was typed first is no command.
struct UnknownCommand: UserError {
  let name: String
  let meant: [String]?
  let known: [String]

  var description: String {
    let sentence = "There is no command \u{201C}\(name)\u{201D}."
    guard let meant else {
      return "\(sentence) There are \(known.joined(separator: ", ")); ./rxbook help says more."
    }
    let words = meant.map { $0.contains(where: \.isWhitespace) ? "\"\($0)\"" : $0 }
    return "\(sentence) Did you mean this?\n  ./rxbook \(words.joined(separator: " "))"
  }
}
