import Synchronization

/// Handles examples and diagrams when they are declared.
///
/// In a chapter, declarations are only listed, and run later. In a script, they run immediately.
package enum DeclarationHandler {
  /// A declaration that can run immediately.
  package enum Declaration {
    case example(Example)
    case diagram(Diagram)
  }

  private static let perform = Mutex<(@Sendable (Declaration) -> Void)?>(nil)

  /// Calls `perform` with each declaration from now on.
  package static func install(_ perform: @escaping @Sendable (Declaration) -> Void) {
    Self.perform.withLock { $0 = perform }
  }

  static func handle(_ declaration: Declaration) {
    let perform = perform.withLock(\.self)
    perform?(declaration)
  }
}
