import Foundation

/// Writes a book of many chapters, as a package of its own that depends on this one by its path.
///
///     swift run --package-path Benchmarks/LargeBook large-book .build/large-book 200
///     swift build --package-path .build/large-book
///     CHAPTERS=200 RXBOOK_BOOK=.build/large-book .build/large-book/.build/debug/large-book prove
@main
enum LargeBook {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let folder = arguments.first, arguments.count <= 2,
      let count = Int(arguments.dropFirst().first ?? "200"),
      (1...999).contains(count)
    else {
      print("usage: large-book FOLDER [NUMBER OF CHAPTERS]")
      exit(2)
    }
    let root = URL(filePath: folder, directoryHint: .isDirectory)
    let chapters = (1...count).map { GeneratedChapter(number: $0, count: count) }
    for chapter in chapters { try chapter.write(below: root) }
    let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let package = GeneratedPackage(chapters: chapters, repository: repository)
    try write(package.manifest, to: root.appending(path: "Package.swift"))
    try write(package.program, to: root.appending(path: "Sources/large-book/Program.swift"))
  }

  /// Writes a file, and creates its parent folders, unless the file already has these contents.
  static func write(_ text: String, to file: URL) throws {
    if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
