/// Examples and diagrams of a chapter, in the order in which the chapter tells them.
public struct ExampleList: Sendable {
  public let examples: [Example]
  public let diagrams: [Diagram]

  public init(examples: [Example] = [], diagrams: [Diagram] = []) {
    self.examples = examples
    self.diagrams = diagrams
  }
}

/// Collects the examples and diagrams of a chapter.
@resultBuilder
public enum ExampleListBuilder {
  public static func buildExpression(_ example: Example) -> ExampleList { ExampleList(examples: [example]) }

  public static func buildExpression(_ diagram: Diagram) -> ExampleList { ExampleList(diagrams: [diagram]) }

  /// Takes examples that are listed elsewhere, so that a long chapter can lie in several files.
  public static func buildExpression(_ list: ExampleList) -> ExampleList { list }

  /// Takes examples that something else has made.
  public static func buildExpression(_ examples: [Example]) -> ExampleList { ExampleList(examples: examples) }

  public static func buildBlock(_ lists: ExampleList...) -> ExampleList {
    ExampleList(examples: lists.flatMap(\.examples), diagrams: lists.flatMap(\.diagrams))
  }
}
