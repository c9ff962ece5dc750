import Synchronization

/// What becomes of an example, or a diagram, where it is declared.
///
/// In a chapter nothing does: it is listed, and run later. In a file that is run as it is, it is performed where it
/// stands.
package enum ExampleStage {
  /// What can be performed.
  package enum Act {
    case example(Example)
    case diagram(Diagram)
  }

  private static let perform = Mutex<(@Sendable (Act) -> Void)?>(nil)

  /// Has each act that is declared from now on performed at once.
  package static func open(_ perform: @escaping @Sendable (Act) -> Void) {
    Self.perform.withLock { $0 = perform }
  }

  static func enter(_ act: Act) {
    let perform = perform.withLock(\.self)
    perform?(act)
  }
}
