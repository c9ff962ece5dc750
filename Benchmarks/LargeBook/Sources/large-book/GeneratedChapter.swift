import Foundation

/// A chapter of 20 examples and 10 diagrams that are like those of other chapters and not the same.
struct GeneratedChapter {
  let number: Int
  /// How many chapters there are.
  let count: Int

  private static let exampleCount = 20

  var name: String { Self.name(number) }
  var module: String { name.replacing("-", with: "_") }

  private static func name(_ number: Int) -> String {
    "Chapter\(String(repeating: "0", count: 3 - "\(number)".count))\(number)-Generated"
  }

  func write(below root: URL) throws {
    let folder = root.appending(path: "Chapters/\(name)", directoryHint: .isDirectory)
    try LargeBook.write(code, to: folder.appending(path: "Code/Chapter.swift"))
    try LargeBook.write(
      list("examples", examples.map(\.code)), to: folder.appending(path: "Code/Examples.swift"))
    try LargeBook.write(
      list("diagrams", GeneratedDiagram.all.map { $0.code(inChapter: number) }),
      to: folder.appending(path: "Code/Diagrams.swift"))
    try LargeBook.write(text, to: folder.appending(path: "Chapter.md"))
  }

  private var examples: [GeneratedExample] {
    (1...Self.exampleCount).map { GeneratedExample(number: $0, factor: number) }
  }

  private var code: String {
    """
    import Lesson
    import Reactive

    public let chapter = Chapter("Generated \(number)") {
      examples
      diagrams
    }

    """
  }

  private func list(_ name: String, _ declarations: [String]) -> String {
    """
    import Lesson
    import Reactive

    @ExampleListBuilder var \(name): ExampleList {
    \(declarations.joined(separator: "\n\n").split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n"))
    }

    """
  }

  private var text: String {
    (["# Generated \(number)\n\n"] + examples.map(\.text) + [fence, links]
      + GeneratedDiagram.all.map { $0.text(inChapter: number) })
      .joined(separator: "\n")
  }

  /// A fence that does not compile, in each chapter another one.
  private var fence: String {
    """
    ## What does not compile

    ```swift fails="cannot convert value of type 'String'"
    let number\(number): Int = "\(number)"
    print(Observable.just(number\(number)))
    ```

    """
  }

  private var links: String {
    """
    ## Where to go on

    After [section 7](#section-7) and [its example](#example-example-7) comes
    [another chapter](../\(Self.name(number % count + 1))/Chapter.md#section-3).

    ## Pictures

    """
  }
}
