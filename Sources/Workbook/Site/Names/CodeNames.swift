public import Foundation

/// What the compiler knows of the names in the code of a book's chapters.
///
/// It is asked while the caller does something else, and once for each chapter: what it says holds as long as the chapter's
/// code and the modules that it imports are what they were.
public struct CodeNames: Sendable {
  private struct Contents: Sendable {
    var chapters: [String: ChapterNames] = [:]
    var problem: NamesError?
  }

  private let contents: Eventually<Contents>

  /// Why nothing is known of some code; nil if there is no reason.
  public var problem: NamesError? { contents.value.problem }

  /// - Parameter program: The book's program, beside which lie the modules that chapters import.
  public init(of book: Book, program: URL) {
    self.init(of: book, program: program, toolchain: try? Toolchain())
  }

  init(of book: Book, program: URL, toolchain: Toolchain?) {
    contents = Eventually {
      var contents = Contents()
      guard let toolchain else {
        contents.problem = .missing
        return contents
      }
      let modules = program.resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "Modules")
      let inquiry = Inquiry(book: book, toolchain: toolchain, modules: modules)
      let outcomes = concurrently(book.chapters) { chapter in
        Result { () throws(NamesError) in try inquiry.names(of: chapter) }
      }
      for (chapter, outcome) in zip(book.chapters, outcomes) {
        switch outcome {
        case .success(let names): contents.chapters[chapter.name] = names
        case .failure(let error): contents.problem = contents.problem ?? error
        }
      }
      return contents
    }
  }

  /// What is known of a chapter's code; nil if that is nothing.
  func names(in chapter: BookChapter) -> ChapterNames? { contents.value.chapters[chapter.name] }

  /// Asks about chapters, and remembers what was said.
  private struct Inquiry: Sendable {
    let book: Book
    let toolchain: Toolchain
    let modules: URL

    /// Another one whenever something else is asked, or made of the answers.
    private static let form = "2"

    func names(of chapter: BookChapter) throws(NamesError) -> ChapterNames {
      let sources = ChapterSources(of: chapter, in: book)
      let files = sources.fileNames.filter { $0.hasSuffix(".swift") }
      if files.isEmpty { return ChapterNames() }
      let kept = KeptValue<ChapterNames>(
        in: book.scratch.appending(path: "names/\(chapter.name)", directoryHint: .isDirectory),
        under: print(of: chapter, importing: sources.imports))
      if let names = kept.value { return names }
      let module = chapter.name.replacing("-", with: "_")
      let options = [
        "-I", modules.plainPath, "-swift-version", "6", "-parse-as-library", "-module-name", module,
        "-package-name", book.root.lastPathComponent.lowercased(), "-module-cache-path",
        modules.deletingLastPathComponent().appending(path: "ModuleCache").plainPath,
      ]
      let asked = try SourceKit(
        toolchain, files: files.map { chapter.codeFolder.appending(path: $0) }, options: options)
      let names = try ChapterNames(of: files, in: chapter.codeFolder, root: book.root, asking: asked)
      kept.keep(names)
      return names
    }

    /// What tells the code of a chapter, and the modules that it imports, from changed ones.
    ///
    /// - Parameter imports: Whole declarations, as in `import struct Reactive.Resources`.
    private func print(of chapter: BookChapter, importing imports: [String]) -> Fingerprint {
      var print = Fingerprint()
      print.add(Self.form)
      print.add(filesBelow: chapter.codeFolder)
      print.add(Fingerprint.stamp(of: toolchain.swiftc.resolvingSymlinksInPath()))
      for module in imports.compactMap({ $0.split(separator: " ").last?.split(separator: ".").first }) {
        print.add(Fingerprint.stamp(of: modules.appending(path: "\(module).swiftmodule")))
      }
      return print
    }
  }
}
