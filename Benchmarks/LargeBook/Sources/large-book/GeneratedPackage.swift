import Foundation

/// The package around the chapters, and the program that proves them.
struct GeneratedPackage {
  let chapters: [GeneratedChapter]
  let repository: URL

  var manifest: String {
    """
    // swift-tools-version:6.2
    import PackageDescription

    let chapters = [
    \(chapters.map { "  \"\($0.name)\"," }.joined(separator: "\n"))
    ]
    let book: [Target.Dependency] = [
      .product(name: "Reactive", package: "rxbook"), .product(name: "Workbook", package: "rxbook"),
    ]

    let package = Package(
      name: "large-book",
      platforms: [.macOS(.v15)],
      dependencies: [.package(name: "rxbook", path: "\(repository.path(percentEncoded: false))")],
      targets: [
        .executableTarget(
          name: "prove", dependencies: book + chapters.map { .init(stringLiteral: $0) },
          linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"], .when(platforms: [.linux]))])
      ]
        + chapters.map { .target(name: $0, dependencies: book, path: "Chapters/\\($0)/Code") },
      swiftLanguageModes: [.v6])

    """
  }

  /// Proves as many chapters as its argument says.
  var program: String {
    """
    import Foundation
    import Lesson
    import Workbook
    \(chapters.map { "import \($0.module)" }.joined(separator: "\n"))

    @main
    enum Prove {
      static let chapters: [(name: String, code: Chapter)] = [
    \(chapters.map { "    (\"\($0.name)\", \($0.module).chapter)," }.joined(separator: "\n"))
      ]

      static func main() throws {
        let arguments = CommandLine.arguments
        if arguments.count == 2, arguments[1] == "host" {
          let chapters = Dictionary(uniqueKeysWithValues: chapters.map { ($0.name, $0.code) })
          exit(try Host(chapters: chapters).run())
        }
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
          .deletingLastPathComponent()
        let count = arguments.dropFirst().first.flatMap { Int($0) } ?? chapters.count
        let book = Book(
          root: root,
          parts: [
            Part(
              title: "All",
              chapters: chapters.prefix(count).map { BookChapter(name: $0.name, root: root, code: $0.code) })
          ])
        let program = (Bundle.main.executableURL ?? URL(filePath: arguments[0])).resolvingSymlinksInPath()
        let report = Report(
          command: "prove", results: try Prover(book: book, program: program, commands: CommandNames([])).prove(book.chapters))
        ProofPrinter(console: .output()).write(report)
        exit(report.status)
      }
    }

    """
  }
}
