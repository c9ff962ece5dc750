/// The code of a chapter: its title, its examples and its diagrams, in the order in which the chapter tells them.
///
///     public let chapter = Chapter("Subjects") {
///       example(of: "PublishSubject") {
///         …
///       }
///     }
public struct Chapter: Sendable {
  public let title: String
  public let examples: [Example]
  public let diagrams: [Diagram]

  public init(_ title: String, @ExampleListBuilder contents: () -> ExampleList) {
    let contents = contents()
    self.title = title
    examples = contents.examples
    diagrams = contents.diagrams
  }
}
