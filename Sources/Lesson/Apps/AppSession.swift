import Foundation
public import Reactive

/// A running app as its pages see it: the states that they show and the actions that they can perform.
///
///     AppSession(
///       panel: panel, shows: [.state("count", counter.count)],
///       does: [.action("add") { _ in counter.add() }])
///
/// Must be used on the main queue.
///
/// `@unchecked Sendable` is sound because the app's closures are called only on the main queue.
public final class AppSession: @unchecked Sendable {
  public let panel: ProbePanel
  public let states: [State]
  private let actions: [Action]

  public init(panel: ProbePanel, shows states: [State], does actions: [Action]) {
    self.panel = panel
    self.states = states
    self.actions = actions
  }

  /// Performs the action called `name`.
  ///
  /// - Returns: False if the action doesn't exist.
  public func perform(_ name: String, _ value: String?) -> Bool {
    guard let action = actions.first(where: { $0.name == name }) else { return false }
    panel.begin([name, value].compactMap(\.self).joined(separator: " "))
    action.body(value ?? "")
    return true
  }

  /// A state that pages show under a name.
  ///
  /// Its values are sent as JSON.
  public struct State {
    public let name: String
    public let values: Observable<String>

    public static func state<Source: ObservableConvertibleType>(_ name: String, _ source: Source) -> State
    where Source.Element: Encodable {
      State(name: name, values: source.asObservable().map { try AppSession.json($0) })
    }
  }

  /// An action that pages can perform, optionally with a string.
  public struct Action {
    let name: String
    let body: (String) -> Void

    public static func action(_ name: String, _ body: @escaping (String) -> Void) -> Action {
      Action(name: name, body: body)
    }
  }

  static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
