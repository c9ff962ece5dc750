/// One example of a chapter: a name, a body that prints, and the place where it is written.
///
/// `@unchecked Sendable`: bodies are plain closures, so that they may capture what they like. Each runs at most
/// once, in a process of its own.
public struct Example: @unchecked Sendable {
  /// What an example runs.
  public enum Body {
    case synchronous(() throws -> Void)
    case asynchronous(() async throws -> Void)
  }

  public let name: String
  /// Whether the example is meant to end in a trap, as a failed `precondition` does.
  public let traps: Bool
  /// How many subscriptions the example leaves behind on purpose.
  public let leaks: Int
  /// Whether the example is meant to send events against the grammar of sequences.
  public let breaks: Bool
  public let file: String
  /// The line of `file` where the call of `example(of:)` begins.
  public let line: Int
  public let body: Body
}

/// Declares an example of a chapter.
///
/// It runs in a process of its own, with the chapter's `Resources` as its working directory. What it throws
/// fails it. In a file that `rxbook run` is given, it runs where it stands.
///
/// - Parameters:
///   - name: What the chapter's fences and the command line call it; unique within the chapter.
///   - traps: True for an example that shows a trap.
///   - leaks: How many subscriptions it leaves behind on purpose; with them, work may be left that waits.
///   - breaks: True for an example that shows what becomes of events after an end, or of several at once.
@discardableResult
public func example(
  of name: String, traps: Bool = false, leaks: Int = 0, breaks: Bool = false, file: String = #filePath,
  line: Int = #line, _ body: @escaping () throws -> Void
) -> Example {
  let example = Example(
    name: name, traps: traps, leaks: leaks, breaks: breaks, file: file, line: line, body: .synchronous(body))
  ExampleStage.enter(.example(example))
  return example
}

/// Declares an example whose body awaits.
@discardableResult
public func example(
  of name: String, traps: Bool = false, leaks: Int = 0, breaks: Bool = false, file: String = #filePath,
  line: Int = #line, _ body: @escaping () async throws -> Void
) -> Example {
  let example = Example(
    name: name, traps: traps, leaks: leaks, breaks: breaks, file: file, line: line, body: .asynchronous(body))
  ExampleStage.enter(.example(example))
  return example
}
