public import ReactiveTesting

/// Collects the problems that a check finds.
///
/// A check continues after a failed expectation, so that one run shows all problems.
public final class Examiner {
  private(set) var objections: [Objection] = []
  /// The virtual time in which `compare` plays.
  public internal(set) var scheduler = TestScheduler.marbles()

  /// Objects unless `condition` is true.
  ///
  /// - Parameter message: A sentence that states the expectation.
  /// - Returns: Whether the condition was true.
  @discardableResult
  public func expect(_ condition: Bool, _ message: String) -> Bool {
    if !condition { object(message) }
    return condition
  }

  /// Objects unless both values are equal.
  ///
  /// - Parameter message: A description of the values.
  /// - Returns: Whether they were equal.
  @discardableResult
  public func expect<Value: Equatable>(_ actual: Value, equals expected: Value, _ message: String) -> Bool {
    if actual == expected { return true }
    objections.append(
      Objection(message: message, expected: String(reflecting: expected), actual: String(reflecting: actual)))
    return false
  }

  /// Objects unless a declaration of the reader has exactly the type `type`, rather than a subtype or a convertible
  /// type.
  ///
  ///     examiner.expect(pump.state, isDeclaredAs: Observable<PumpState>.self, "state")
  ///
  /// - Parameters:
  ///   - name: The name of the declaration.
  ///   - reason: The end of the sentence, such as "so that other code cannot send events".
  /// - Returns: Whether the declaration has this type.
  @discardableResult
  public func expect<Declared, Wanted>(
    _: Declared, isDeclaredAs type: Wanted.Type, _ name: String, _ reason: String = ""
  ) -> Bool {
    if Declared.self == type { return true }
    object(
      "`\(name)` must be declared as `\(Self.spelled(type))`\(reason.isEmpty ? "" : ", \(reason)"); yours is "
        + "`\(Self.spelled(Declared.self))`.")
    return false
  }

  /// Objects unless `body` prints the lines `expected`.
  ///
  /// Trailing spaces and empty lines at the end are ignored.
  ///
  /// - Returns: Whether `body` printed these lines.
  @discardableResult
  public func expect(printing expected: [String], _ message: String, _ body: () throws -> Void) rethrows
    -> Bool
  {
    let actual = try printed(by: body)
    if actual == expected { return true }
    objections.append(
      Objection(
        message: message, expected: expected.joined(separator: "\n"), actual: actual.joined(separator: "\n")))
    return false
  }

  /// Returns the type in its usual spelling.
  private static func spelled(_ type: Any.Type) -> String {
    "\(type)".replacing(/Array<([^<>]*)>/) { "[\($0.1)]" }.replacing(/Optional<([^<>]*)>/) { "\($0.1)?" }
  }

  /// Objects unconditionally.
  public func object(_ message: String) { add(Objection(message: message)) }

  func add(_ objection: Objection) { objections.append(objection) }

  /// Runs `body` and returns the lines that it prints, which do not reach the reader's terminal.
  ///
  /// Trailing spaces and empty lines at the end are removed.
  public func printed(by body: () throws -> Void) rethrows -> [String] {
    let capture = OutputCapture()
    defer { capture.end() }
    try body()
    return capture.lines(of: 0..<capture.count)
  }
}
