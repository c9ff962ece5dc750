public import Foundation

/// The files of a new book: a package of its own, which builds, and passes its proof, without a copy of this one.
public struct BookScaffold: Sendable {
  private let folder: URL
  private let workbook: URL
  private let title: String

  /// Plans a book in `folder`, which must not exist or be empty, called like that.
  ///
  /// - Parameter workbook: The folder of the package that has the program's library.
  public init(in folder: URL, workbook: URL) throws(ScaffoldError) {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.plainPath)
    if FileKind(at: folder.plainPath) != nil, names != [] { throw .bookTaken(folder.plainPath) }
    let words = folder.lastPathComponent.split { "-_ ".contains($0) }.joined(separator: " ")
    guard words.contains(where: \.isLetter),
      words.unicodeScalars.allSatisfy({ !"\"\\`<>[]*#&".unicodeScalars.contains($0) })
    else { throw .badBookName(folder.lastPathComponent) }
    self.folder = folder
    self.workbook = workbook
    title = words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Writes the files.
  public func write() throws(ScaffoldError) {
    do {
      for file in files {
        let url = folder.appending(path: file.path)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        let draft = try Draft(of: file.text.utf8, for: url, mode: file.isProgram ? 0o777 : 0o666)
        guard try draft.takeFreeName() else { throw POSIXError(.EEXIST) }
      }
    } catch {
      throw .cannotWrite(folder.plainPath, reason: FileFailure.reason(error))
    }
  }

  private struct File {
    let path: String
    let text: String
    var isProgram = false
  }

  private var files: [File] {
    [
      File(path: "Package.swift", text: manifest),
      File(path: "rxbook", text: launcher, isProgram: true),
      File(path: ".gitignore", text: ".build/\nPackage.resolved\n/MySolutions/\ncompile_commands.json\n"),
      File(path: "Sources/book/Chapters.swift", text: chapters),
      File(path: "Sources/book/Program.swift", text: program),
      File(path: "Chapters/Cover.md", text: cover),
      File(path: "Chapters/Chapter01-FirstSteps/Chapter.md", text: prose),
      File(path: "Chapters/Chapter01-FirstSteps/Code/Chapter.swift", text: source),
    ]
  }

  private var manifest: String {
    """
    // swift-tools-version:6.3
    import PackageDescription

    /// The book: its parts and their chapters, in reading order.
    ///
    /// `Sources/book/Chapters.swift` lists the same.
    let parts: [(title: String, chapters: [String])] = [
      (
        "The beginning",
        [
          "Chapter01-FirstSteps",
        ]
      ),
    ]

    /// The products of the library that the book is about; its package goes below `dependencies`.
    let subject: [Target.Dependency] = []

    /// What chapters and the program are made with. `Reactive` is only for chapters that use it.
    let workbook: [Target.Dependency] = [
      .product(name: "BookProgram", package: "rxbook"), .product(name: "Reactive", package: "rxbook"),
    ]

    let chapters = parts.flatMap(\\.chapters)

    let package = Package(
      name: "\(folder.lastPathComponent)",
      platforms: [.macOS(.v15)],
      dependencies: [
        // For others: .package(url: "URL-OF-RXBOOK", branch: "main"),
        .package(name: "rxbook", path: "\(workbook.plainPath)"),
      ],
      targets: [
        .executableTarget(
          name: "book", dependencies: workbook + subject + chapters.map { .init(stringLiteral: $0) },
          // Solutions of readers are compiled alone, and find the libraries in the program.
          linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"], .when(platforms: [.linux]))]),
      ]
        + chapters.map { chapter in
          .target(name: chapter, dependencies: workbook + subject, path: "Chapters/\\(chapter)/Code")
        },
      swiftLanguageModes: [.v6])

    """
  }

  private var launcher: String {
    """
    #!/usr/bin/env bash
    # Builds the book if something has changed, and runs its program: ./rxbook run chapter1
    folder=$(cd -P -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd) || exit 2
    scratch=$folder/.build program=$folder/.build/debug/book
    mkdir -p "$scratch/rxbook" || exit 2
    log=$scratch/rxbook/build.$$ begun=$scratch/rxbook/begun.$$
    [ -x "$program" ] || echo "rxbook: building; the first time takes some minutes" >&2
    : >"$begun"
    if ! swift build --package-path "$folder" --product book >"$log" 2>&1; then
      cat "$log" >&2
      rm -f "$log" "$begun"
      exit 3
    fi
    # What is newer than this has to be built.
    mv -f "$begun" "$scratch/rxbook/built"
    rm -f "$log"
    RXBOOK_BOOK=${RXBOOK_BOOK:-$folder} exec "$program" "$@"

    """
  }

  private var chapters: String {
    """
    import Chapter01_FirstSteps
    import Foundation
    import Lesson
    import Workbook

    /// The book at `root`, with every chapter linked into this program, in the order of Package.swift.
    @Sendable func book(at root: URL) -> Book {
      Book(
        root: root,
        language: "en",
        colours: BookColours(),
        parts: [
          Part(
            title: "The beginning", root: root,
            [
              "Chapter01-FirstSteps": Chapter01_FirstSteps.chapter,
            ]),
        ])
    }

    """
  }

  private var program: String {
    """
    import BookProgram

    @main
    enum Program {
      static func main() { BookProgram.run(book(at:)) }
    }

    """
  }

  private var cover: String {
    """
    # \(title)

    Say what this book is about, whom it is for, and where to begin:
    [the first chapter](Chapter01-FirstSteps/Chapter.md).

    """
  }

  private var prose: String {
    """
    # First steps

    Say what this chapter is about, and what readers have to know before.

    ## An example

    Say what to look for, show the code, and then what it prints:

    ```swift of="The even ones"
    example(of: "The even ones") {
      let numbers = [1, 2, 3, 4]
      print(numbers.filter { number in number.isMultiple(of: 2) })
    }
    ```

    ```output
    --- Example of: The even ones ---
    [2, 4]
    ```

    ## Key points

    - Say what readers should remember.

    """
  }

  private var source: String {
    """
    import Lesson

    public let chapter = Chapter("First steps") {
      example(of: "The even ones") {
        let numbers = [1, 2, 3, 4]
        print(numbers.filter { number in number.isMultiple(of: 2) })
      }
    }

    """
  }
}
