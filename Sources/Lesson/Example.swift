/// An example of a chapter: a name, a body that prints, and its place in the source.
///
/// `@unchecked Sendable` is sound because each body runs at most once, in a separate process. Bodies are plain
/// closures, so that they may capture anything.
public struct Example: @unchecked Sendable {
  /// The body of an example.
  public enum Body {
    case synchronous(() throws -> Void)
    case asynchronous(() async throws -> Void)
  }

  public let name: String
  /// Whether the example is expected to trap, for example with a failed `precondition`.
  public let traps: Bool
  /// The number of subscriptions that the example leaks on purpose.
  public let leaks: Int
  /// Whether the example is expected to violate the grammar of sequences.
  public let breaks: Bool
  public let file: String
  /// The line of `file` at which the call of `example(of:)` starts.
  public let line: Int
  public let body: Body
}

/// Declares an example of a chapter.
///
/// It runs in a separate process with a copy of the chapter's `Resources` as its working directory. An error that it
/// throws makes it fail. In a file that `rxbook run` executes, it runs immediately.
///
/// - Parameters:
///   - name: The name of the example in the chapter's fences and on the command line, which is unique in the chapter.
///   - traps: Whether the example demonstrates a trap.
///   - leaks: The number of subscriptions that it leaks on purpose. Their work may also remain scheduled.
///   - breaks: Whether the example demonstrates events after a terminal event, or simultaneous ones.
@discardableResult
public func example(
  of name: String, traps: Bool = false, leaks: Int = 0, breaks: Bool = false, file: String = #filePath,
  line: Int = #line, _ body: @escaping () throws -> Void
) -> Example {
  let example = Example(
    name: name, traps: traps, leaks: leaks, breaks: breaks, file: file, line: line, body: .synchronous(body))
  DeclarationHandler.handle(.example(example))
  return example
}

/// Declares an example with an asynchronous body.
@discardableResult
public func example(
  of name: String, traps: Bool = false, leaks: Int = 0, breaks: Bool = false, file: String = #filePath,
  line: Int = #line, _ body: @escaping () async throws -> Void
) -> Example {
  let example = Example(
    name: name, traps: traps, leaks: leaks, breaks: breaks, file: file, line: line, body: .asynchronous(body))
  DeclarationHandler.handle(.example(example))
  return example
}
