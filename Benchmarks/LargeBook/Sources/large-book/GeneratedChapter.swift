import Foundation

/// A chapter of examples that are alike and not the same.
struct GeneratedChapter {
  let number: Int

  private static let exampleCount = 20

  var name: String { "Chapter\(String(repeating: "0", count: 3 - "\(number)".count))\(number)-Generated" }
  var module: String { name.replacing("-", with: "_") }

  func write(below root: URL) throws {
    let folder = root.appending(path: "Chapters/\(name)", directoryHint: .isDirectory)
    try LargeBook.write(code, to: folder.appending(path: "Code/Chapter.swift"))
    try LargeBook.write(text, to: folder.appending(path: "Chapter.md"))
  }

  private var examples: [GeneratedExample] {
    (1...Self.exampleCount).map { GeneratedExample(number: $0, factor: number) }
  }

  private var code: String {
    """
    import Lesson
    import Reactive

    public let chapter = Chapter("Generated") {
    \(examples.map { $0.code(indent: "  ") }.joined(separator: "\n\n"))
    }

    """
  }

  private var text: String {
    "# Generated\n\n" + examples.map(\.text).joined(separator: "\n")
  }
}
