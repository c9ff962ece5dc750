/// The commands that readers of the book can type, as texts may name them.
public struct CommandNames: Sendable {
  /// A command and what may follow it.
  public struct Command: Sendable {
    public let name: String
    /// With their dashes: `--example`, `-h`.
    public let options: [String]
    /// How many names of chapters or challenges it takes.
    public let names: Names

    public init(name: String, options: [String], names: Names) {
      self.name = name
      self.options = options
      self.names = names
    }
  }

  /// How many names a command takes.
  public enum Names: Sendable {
    case none, one, many
  }

  let all: [Command]

  public init(_ commands: [Command]) { all = commands }

  func command(named name: String) -> Command? { all.first { $0.name == name } }

  /// A command with `option`; nil if none has it.
  func owner(of option: String) -> Command? { all.first { $0.options.contains(option) } }
}
