public import ReactiveTesting

/// Collects what a check finds.
///
/// It goes on after a failed expectation, so that one run shows them all.
public final class Examiner {
  private(set) var objections: [Objection] = []
  /// The virtual time in which `compare` plays.
  public internal(set) var scheduler = TestScheduler.marbles()

  /// Objects unless `condition` holds; `message` is a sentence that says what should be so.
  ///
  /// - Returns: Whether it held.
  @discardableResult
  public func expect(_ condition: Bool, _ message: String) -> Bool {
    if !condition { object(message) }
    return condition
  }

  /// Objects unless both values are equal; `message` says what is compared.
  ///
  /// - Returns: Whether they were equal.
  @discardableResult
  public func expect<Value: Equatable>(_ actual: Value, equals expected: Value, _ message: String) -> Bool {
    if actual == expected { return true }
    objections.append(
      Objection(message: message, expected: String(reflecting: expected), actual: String(reflecting: actual)))
    return false
  }

  /// Objects unless what the reader calls `name` is declared as `type`, and not as one that converts to it or can do more;
  /// `reason` follows, as in "so that nobody else can send".
  ///
  ///     examiner.expect(pump.state, isDeclaredAs: Observable<PumpState>.self, "state")
  ///
  /// - Returns: Whether it was.
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

  /// Objects unless `body` prints `expected`, line by line; trailing blanks and empty lines at the end do not count.
  ///
  /// - Returns: Whether it did.
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

  /// The type as people write it.
  private static func spelled(_ type: Any.Type) -> String {
    "\(type)".replacing(/Array<([^<>]*)>/) { "[\($0.1)]" }.replacing(/Optional<([^<>]*)>/) { "\($0.1)?" }
  }

  /// Objects unconditionally.
  public func object(_ message: String) { add(Objection(message: message)) }

  func add(_ objection: Objection) { objections.append(objection) }

  /// Runs `body` and returns the lines it prints, which do not reach the reader's terminal.
  ///
  /// Trailing blanks and empty lines at the end are left out.
  public func printed(by body: () throws -> Void) rethrows -> [String] {
    let capture = OutputCapture()
    defer { capture.end() }
    try body()
    return capture.lines(of: 0..<capture.count)
  }
}
