import Foundation

/// The package around the chapters, with the book's program.
struct GeneratedPackage {
  let chapters: [GeneratedChapter]
  let repository: URL

  var manifest: String {
    """
    // swift-tools-version:6.3
    import PackageDescription

    let chapters = [
    \(chapters.map { "  \"\($0.name)\"," }.joined(separator: "\n"))
    ]
    let book: [Target.Dependency] = [
      .product(name: "Reactive", package: "rxbook"), .product(name: "BookProgram", package: "rxbook"),
    ]

    let package = Package(
      name: "large-book",
      platforms: [.macOS(.v15)],
      dependencies: [.package(name: "rxbook", path: "\(repository.path(percentEncoded: false))")],
      targets: [
        .executableTarget(
          name: "large-book", dependencies: book + chapters.map { .init(stringLiteral: $0) },
          linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"], .when(platforms: [.linux]))])
      ]
        + chapters.map { .target(name: $0, dependencies: book, path: "Chapters/\\($0)/Code") },
      swiftLanguageModes: [.v6])

    """
  }

  /// The book's program, with as many of the chapters as the variable `CHAPTERS` says.
  var program: String {
    """
    import AuthorTools
    import BookModel
    import BookProgram
    import Foundation
    import Lesson
    \(chapters.map { "import \($0.module)" }.joined(separator: "\n"))

    @main
    enum Program {
      static let chapters: [(name: String, code: Chapter)] = [
    \(chapters.map { "    (\"\($0.name)\", \($0.module).chapter)," }.joined(separator: "\n"))
      ]

      static func main() {
        BookProgram.run(
          { root in
            let count = ProcessInfo.processInfo.environment["CHAPTERS"].flatMap { Int($0) } ?? chapters.count
            return Book(
              root: root,
              parts: [
                Part(
                  title: "All",
                  chapters: chapters.prefix(count).map { BookChapter(name: $0.name, root: root, code: $0.code) })
              ])
          }, authorCommands: .all)
      }
    }

    """
  }
}
