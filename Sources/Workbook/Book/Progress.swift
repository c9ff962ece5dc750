/// What the reader has solved and started.
///
/// As text it is one line per challenge, `Chapter03-Subjects/1-slug solved`, so that two copies of the file
/// can be put together by hand or by a tool that keeps all lines of both: solved wins.
public struct Progress: Equatable, Sendable {
  /// How far a challenge is.
  public enum State: String, Comparable, Sendable {
    case started, solved

    public static func < (one: State, other: State) -> Bool { one == .started && other == .solved }
  }

  private var states: [String: State] = [:]

  public init() {}

  /// Reads the lines of `text`; what is no such line is passed over.
  public init(text: String) {
    for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
      guard let blank = line.lastIndex(of: " "),
        let state = State(rawValue: String(line[line.index(after: blank)...]))
      else { continue }
      advance(String(line[..<blank]), to: state)
    }
  }

  public var text: String {
    let lines = states.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.rawValue)\n" }
    return "# What you have started and solved. Of two lines about the same challenge, solved wins.\n"
      + lines.joined()
  }

  /// How far `challenge` is; nil if it is not started.
  public func state(of challenge: ChapterChallenge) -> State? { states[challenge.progressKey] }

  /// Notes that `challenge` has come to `state`; it never goes back.
  public mutating func advance(_ challenge: ChapterChallenge, to state: State) {
    advance(challenge.progressKey, to: state)
  }

  private mutating func advance(_ key: String, to state: State) {
    states[key] = max(states[key] ?? state, state)
  }
}

extension ChapterChallenge {
  fileprivate var progressKey: String { "\(chapter.name)/\(challenge.folderName)" }
}
