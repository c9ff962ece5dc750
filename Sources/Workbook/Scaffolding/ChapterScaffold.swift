public import Foundation

/// The files of a new chapter, and its place in the lists of Package.swift and Chapters.swift: it builds, and passes its
/// proof.
public struct ChapterScaffold: Sendable {
  private let book: Book
  private let title: String
  private let folder: URL
  /// The folder's name.
  private let name: String
  /// What the reader types, as in `chapter4`.
  public let identifier: String

  /// Plans the next chapter of `book`, called by the words of `slug`, as in `time-travel`.
  public init(_ slug: String, in book: Book) throws(ScaffoldError) {
    let words = slug.split(separator: "-", omittingEmptySubsequences: false)
    let isName = words.allSatisfy { word in
      !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    guard isName, slug.first?.isLetter == true else { throw .badChapterName(slug) }
    let number = (book.chapters.map(\.number).max() ?? 0) + 1
    let capitalised = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let digits = number < 10 ? "0\(number)" : "\(number)"
    let text = words.joined(separator: " ")
    self.book = book
    title = text.prefix(1).uppercased() + text.dropFirst()
    identifier = "chapter\(number)"
    name = "Chapter\(digits)-\(capitalised)"
    folder = book.root.appending(path: "Chapters/\(name)", directoryHint: .isDirectory)
    let same = book.chapters.first {
      $0.name.dropFirst("Chapter00-".count).lowercased() == capitalised.lowercased()
    }
    if let same { throw .chapterTaken("Chapters/\(same.name)") }
    if FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)) {
      throw .chapterTaken("Chapters/\(name)")
    }
  }

  /// Writes the files, and then the lists.
  ///
  /// - Returns: The chapter's folder.
  public func write() throws(ScaffoldError) -> URL {
    let lists = [try manifest(), try program()]
    let code = folder.appending(path: "Code", directoryHint: .isDirectory)
    do {
      try FileManager.default.createDirectory(at: code, withIntermediateDirectories: true)
      for (file, text) in [
        (folder.appending(path: "Chapter.md"), prose), (code.appending(path: "Chapter.swift"), source),
      ] {
        guard try Draft(of: text.utf8, for: file).takeFreeName() else { throw POSIXError(.EEXIST) }
      }
      for (file, text) in lists { try Draft(of: text.utf8, for: file).replace() }
    } catch {
      throw .cannotWrite(folder.path(percentEncoded: false), reason: FileFailure.reason(error))
    }
    return folder
  }

  /// The file in which the program lists its chapters.
  public var list: String {
    let sources = book.root.appending(path: "Sources", directoryHint: .isDirectory)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: sources.plainPath)) ?? []
    let lists = names.sorted().map { "Sources/\($0)/Chapters.swift" }
    return lists.first { FileKind(at: book.root.appending(path: $0).plainPath) == .file }
      ?? "Sources/rxbook/Chapters.swift"
  }

  private var module: String { name.replacing("-", with: "_") }

  /// Package.swift with the chapter at the end of the last part.
  private func manifest() throws(ScaffoldError) -> (file: URL, text: String) {
    let file = book.root.appending(path: "Package.swift")
    var lines = Self.lines(of: file)
    let start = lines.firstIndex { $0.hasPrefix("let parts") } ?? lines.endIndex
    let end = lines[start...].firstIndex(of: "]") ?? lines.endIndex
    guard let last = lines[start..<end].lastIndex(where: { $0.hasPrefix(" ") && $0.contains("\"Chapter") })
    else {
      throw .unreadableList(file: "Package.swift", line: "\"\(name)\"")
    }
    Self.insert("\"\(name)\"", behind: last, in: &lines)
    return (file, lines.joined(separator: "\n"))
  }

  /// Chapters.swift with the chapter behind the last one.
  private func program() throws(ScaffoldError) -> (file: URL, text: String) {
    let path = list
    let file = book.root.appending(path: path)
    let entry = "\"\(name)\": \(module).chapter"
    var lines = Self.lines(of: file)
    guard let lastImport = lines.lastIndex(where: { $0.hasPrefix("import Chapter") }),
      let last = lines.lastIndex(where: { $0.contains("\": Chapter") })
    else { throw .unreadableList(file: path, line: entry) }
    Self.insert(entry, behind: last, in: &lines)
    lines.insert("import \(module)", at: lastImport + 1)
    return (file, lines.joined(separator: "\n"))
  }

  /// Puts an element of a list behind the one in this line.
  private static func insert(_ element: String, behind last: Int, in lines: inout [String]) {
    if !lines[last].hasSuffix(",") { lines[last] += "," }
    lines.insert(String(lines[last].prefix { $0 == " " }) + element + ",", at: last + 1)
  }

  private static func lines(of file: URL) -> [String] {
    ((try? String(contentsOf: file, encoding: .utf8)) ?? "").components(separatedBy: "\n")
  }

  private var source: String {
    """
    import Lesson
    import Reactive

    public let chapter = Chapter("\(title)") {
      example(of: "The even ones") {
        _ = Observable.of(1, 2, 3, 4)
          .filter { number in number.isMultiple(of: 2) }
          .subscribe { event in print(event) }
      }

      diagram("filter", "numbers: --1--2--3--4--|") {
        (numbers: Observable<Int>) in
        numbers.filter { number in number.isMultiple(of: 2) }
      }
    }

    """
  }

  private var prose: String {
    """
    # \(title)

    Say what this chapter is about, and what readers have to know before.

    ## An example

    Say what to look for, show the code, and then what it prints:

    ```swift of="The even ones"
    example(of: "The even ones") {
      _ = Observable.of(1, 2, 3, 4)
        .filter { number in number.isMultiple(of: 2) }
        .subscribe { event in print(event) }
    }
    ```

    ```output
    --- Example of: The even ones ---
    next(2)
    next(4)
    completed
    ```

    A diagram shows when it happens:

    ```marble of="filter"
    numbers:  --1--2--3--4--|
              filter { number in number.isMultiple(of: 2) }
    result:   -----2-----4--|
    ```

    ## Key points

    - Say what readers should remember.

    """
  }
}
