/// The code of a chapter: its title and its examples, in the order in which the chapter tells them.
///
///     public let chapter = Chapter("Subjects") {
///       example(of: "PublishSubject") {
///         …
///       }
///     }
public struct Chapter: Sendable {
  public let title: String
  public let examples: [Example]

  public init(_ title: String, @ExampleListBuilder examples: () -> [Example]) {
    self.title = title
    self.examples = examples()
  }
}

/// Collects the examples of a chapter.
@resultBuilder
public enum ExampleListBuilder {
  public static func buildExpression(_ example: Example) -> [Example] { [example] }

  /// Takes examples that are listed elsewhere, so that a long chapter can lie in several files.
  public static func buildExpression(_ examples: [Example]) -> [Example] { examples }

  public static func buildBlock(_ examples: [Example]...) -> [Example] { examples.flatMap(\.self) }
}
