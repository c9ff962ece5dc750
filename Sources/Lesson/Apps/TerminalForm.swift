public import Reactive

/// A running app in the terminal: the lines that it shows and the keys that it receives.
///
///     TerminalForm(shows: text.map { [$0] }) { key in
///       if case .character(let character) = key { text.accept(text.value + "\(character)") }
///     }
///
/// Must be used on the main queue.
///
/// `@unchecked Sendable` is sound because the app's closure is called only on the main queue.
public final class TerminalForm: @unchecked Sendable {
  /// Emits all lines, from top to bottom, each time one of them changes.
  public let lines: Observable<[Line]>
  private let handle: (Key) -> Void

  public init(shows lines: Observable<[Line]>, gets handle: @escaping (Key) -> Void) {
    self.lines = lines
    self.handle = handle
  }

  public func press(_ key: Key) { handle(key) }

  /// A key that the user has pressed.
  public enum Key: Equatable, Sendable {
    case character(Character)
    case backspace, enter, tab, up, down, left, right
  }

  /// A line with its style.
  public struct Line: Equatable, Sendable, ExpressibleByStringInterpolation {
    public let text: String
    public let look: Look

    public init(_ text: String, _ look: Look = .plain) {
      self.text = text
      self.look = look
    }

    public init(stringLiteral text: String) { self.init(text) }
  }

  /// The style of a line, which has no effect without colours.
  public enum Look: Equatable, Sendable {
    case plain, strong, faint
  }
}
