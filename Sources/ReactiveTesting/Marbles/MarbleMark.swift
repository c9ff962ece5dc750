/// A single marble of a row.
public enum MarbleMark: Hashable, Sendable {
  /// An element, under its name in the row: `1`, `a`, `gale`.
  case element(String)
  /// `|`: completion.
  case completed
  /// `X`: an error.
  case error
  /// `^`: an observer subscribes.
  case subscription
  /// `!`: an observer unsubscribes.
  case disposal

  /// The mark as it is written.
  var text: String {
    switch self {
    case .element(let label): label
    case .completed: "|"
    case .error: "X"
    case .subscription: "^"
    case .disposal: "!"
    }
  }

  /// True if the mark is a terminal event.
  var isEnd: Bool { self == .completed || self == .error }

  /// Parses one member of a group, or the name of a longer element.
  init?(_ text: some StringProtocol) {
    switch text {
    case "|": self = .completed
    case "X": self = .error
    case "^": self = .subscription
    case "!": self = .disposal
    default:
      guard !text.isEmpty, text.allSatisfy(\.isMarble) else { return nil }
      self = .element(String(text))
    }
  }
}

extension Character {
  /// True for a letter or digit that takes exactly one column wherever it is displayed, so it can be an element.
  var isMarble: Bool {
    guard isLetter || isNumber else { return false }
    // Scripts before Hebrew are written from left to right, and none of their letters takes two columns.
    return unicodeScalars.allSatisfy { $0.value < 0x590 }
  }
}
