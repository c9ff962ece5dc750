/// What one marble of a row stands for.
public enum MarbleMark: Hashable, Sendable {
  /// An element, by what stands for it in the row: `1`, `a`, `gale`.
  case element(String)
  /// `|`.
  case completed
  /// `X`.
  case error
  /// `^`: somebody subscribes.
  case subscription
  /// `!`: somebody leaves.
  case disposal

  /// How it is written.
  var text: String {
    switch self {
    case .element(let label): label
    case .completed: "|"
    case .error: "X"
    case .subscription: "^"
    case .disposal: "!"
    }
  }

  /// Whether this is the end of a sequence.
  var isEnd: Bool { self == .completed || self == .error }

  /// Reads what stands between the blanks of a group, or the name of a longer element.
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
  /// Whether this can be an element: a letter or digit that takes one column wherever it is shown.
  var isMarble: Bool {
    guard isLetter || isNumber else { return false }
    // The scripts below Hebrew run from left to right, and none of their letters takes two columns.
    return unicodeScalars.allSatisfy { $0.value < 0x590 }
  }
}
