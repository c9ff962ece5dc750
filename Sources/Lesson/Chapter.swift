/// The code of a chapter: its title, its examples and its diagrams, in reading order.
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
  /// The programs that `rxbook app` runs.
  public let apps: [PracticeApp]

  public init(
    _ title: String, apps: [PracticeApp] = [], @ExampleListBuilder contents: () -> ExampleList
  ) {
    let contents = contents()
    self.title = title
    self.apps = apps
    examples = contents.examples
    diagrams = contents.diagrams
  }
}
