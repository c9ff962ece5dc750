/// The commands that the book's text may mention.
package struct CommandNames: Sendable {
  /// A command with its options.
  package struct Command: Sendable {
    package let name: String
    /// The options with their dashes: `--example`, `-h`.
    package let options: [String]
    /// The number of chapter or challenge names that the command takes.
    package let names: Names

    package init(name: String, options: [String], names: Names) {
      self.name = name
      self.options = options
      self.names = names
    }
  }

  /// A number of names that a command takes.
  package enum Names: Sendable {
    case none, one, many
  }

  package let all: [Command]

  package init(_ commands: [Command]) { all = commands }

  package func command(named name: String) -> Command? { all.first { $0.name == name } }

  /// Returns a command with `option`, or nil.
  package func owner(of option: String) -> Command? { all.first { $0.options.contains(option) } }
}
