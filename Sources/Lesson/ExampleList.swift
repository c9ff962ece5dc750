/// Examples and diagrams of a chapter, in reading order.
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

  /// Accepts a list of examples from another file, so that a long chapter can be split.
  public static func buildExpression(_ list: ExampleList) -> ExampleList { list }

  /// Accepts an array of examples.
  public static func buildExpression(_ examples: [Example]) -> ExampleList { ExampleList(examples: examples) }

  public static func buildBlock(_ lists: ExampleList...) -> ExampleList {
    ExampleList(examples: lists.flatMap(\.examples), diagrams: lists.flatMap(\.diagrams))
  }
}
