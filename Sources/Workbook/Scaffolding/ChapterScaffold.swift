import BookModel
import Foundation
import SystemSupport

/// The files of a new chapter, and its entries in the lists of Package.swift and Chapters.swift.
///
/// The chapter builds and passes its proof without changes.
package struct ChapterScaffold: Sendable {
  private let book: Book
  private let title: String
  private let folder: URL
  /// The name of the folder.
  private let name: String
  /// The chapter's identifier, such as `chapter4`.
  package let identifier: String

  /// Plans the next chapter of `book`, whose title is made of the words of `slug`, such as `time-travel`.
  package init(_ slug: String, in book: Book) throws(ScaffoldError) {
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

  /// Writes the files, and then updates the lists.
  ///
  /// - Returns: The chapter's folder.
  package func write() throws(ScaffoldError) -> URL {
    let lists = [try manifest(), try program()]
    do {
      try TemplateFolder("chapter").write(to: folder, values: ["title": title])
      for (file, text) in lists { try AtomicFile(of: text.utf8, for: file).replace() }
    } catch {
      throw .cannotWrite(folder.path(percentEncoded: false), reason: FileFailure.reason(error))
    }
    return folder
  }

  /// The path of the file that lists the program's chapters.
  package var list: String {
    let sources = book.root.appending(path: "Sources", directoryHint: .isDirectory)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: sources.plainPath)) ?? []
    let lists = names.sorted().map { "Sources/\($0)/Chapters.swift" }
    return lists.first { FileKind(at: book.root.appending(path: $0).plainPath) == .file }
      ?? "Sources/rxbook/Chapters.swift"
  }

  private var module: String { name.replacing("-", with: "_") }

  /// Returns Package.swift with the chapter at the end of the last part.
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

  /// Returns Chapters.swift with the chapter after the last one.
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

  /// Inserts a list element after the one in line `last`.
  private static func insert(_ element: String, behind last: Int, in lines: inout [String]) {
    if !lines[last].hasSuffix(",") { lines[last] += "," }
    lines.insert(String(lines[last].prefix { $0 == " " }) + element + ",", at: last + 1)
  }

  private static func lines(of file: URL) -> [String] {
    ((try? String(contentsOf: file, encoding: .utf8)) ?? "").components(separatedBy: "\n")
  }
}
