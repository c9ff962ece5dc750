public import Reactive

/// A running app in the terminal, as whoever draws it sees it: lines that it shows, and keys that it gets.
///
///     TerminalForm(shows: text.map { [$0] }) { key in
///       if case .character(let character) = key { text.accept(text.value + "\(character)") }
///     }
///
/// All of it happens on the main queue.
///
/// `@unchecked Sendable`: the closure is the app's own, and is called on the main queue only.
public final class TerminalForm: @unchecked Sendable {
  /// All lines, from the top, each time that one of them has changed.
  public let lines: Observable<[Line]>
  private let handle: (Key) -> Void

  public init(shows lines: Observable<[Line]>, gets handle: @escaping (Key) -> Void) {
    self.lines = lines
    self.handle = handle
  }

  public func press(_ key: Key) { handle(key) }

  /// What somebody has pressed.
  public enum Key: Equatable, Sendable {
    case character(Character)
    case backspace, enter, tab, up, down, left, right
  }

  /// A line, and how it stands out.
  public struct Line: Equatable, Sendable, ExpressibleByStringInterpolation {
    public let text: String
    public let look: Look

    public init(_ text: String, _ look: Look = .plain) {
      self.text = text
      self.look = look
    }

    public init(stringLiteral text: String) { self.init(text) }
  }

  /// How a line stands out; where there are no colours, none does.
  public enum Look: Equatable, Sendable {
    case plain, strong, faint
  }
}
