public import Foundation

/// What the compiler knows of the names in the code of a book's chapters.
///
/// It is asked when somebody wants to know, and once for each chapter: what it says holds as long as the chapter's code and
/// the modules that it imports are what they were.
public struct CodeNames: Sendable {
  private typealias Outcome = Result<ChapterNames, NamesError>

  /// Nil where there is nobody to ask.
  private let chapters: [String: OnDemand<Outcome>]?
  /// Tells all that the names depend on, beside the chapters' code, from what it was before.
  let print: Fingerprint

  /// Why nothing is known of some code that somebody has asked about; nil if there is no reason.
  public var problem: NamesError? {
    guard let chapters else { return .missing }
    let outcomes = chapters.sorted { $0.key < $1.key }.compactMap(\.value.known)
    return outcomes.lazy.compactMap { outcome in
      if case .failure(let error) = outcome { error } else { nil }
    }.first
  }

  /// - Parameter program: The book's program, beside which lie the modules that chapters import.
  public init(of book: Book, program: URL) {
    self.init(of: book, program: program, toolchain: try? Toolchain())
  }

  init(of book: Book, program: URL, toolchain: Toolchain?) {
    let modules = program.resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "Modules")
    var print = Fingerprint()
    print.add(Inquiry.form)
    guard let toolchain, SourceKit.isThere(in: toolchain) else {
      (chapters, self.print) = (nil, print)
      return
    }
    print.add(Fingerprint.stamp(of: toolchain.swiftc.resolvingSymlinksInPath()))
    print.add(datesBelow: modules)
    self.print = print
    let inquiry = Inquiry(book: book, toolchain: toolchain, modules: modules)
    chapters = Dictionary(
      book.chapters.map { chapter in
        (chapter.name, OnDemand { Result { () throws(NamesError) in try inquiry.names(of: chapter) } })
      }
    ) { first, _ in first }
  }

  /// What is known of a chapter's code; nil if that is nothing.
  func names(in chapter: BookChapter) -> ChapterNames? { try? outcome(in: chapter)?.get() }

  /// Whether asking about a chapter's code has failed, and may go well another time.
  func hasFailed(in chapter: BookChapter) -> Bool {
    if case .failure = outcome(in: chapter) { true } else { false }
  }

  private func outcome(in chapter: BookChapter) -> Outcome? { chapters?[chapter.name]?.value }

  /// Asks about chapters, and remembers what was said.
  private struct Inquiry: Sendable {
    let book: Book
    let toolchain: Toolchain
    let modules: URL

    /// Another one whenever something else is asked, or made of the answers.
    static let form = "2"

    func names(of chapter: BookChapter) throws(NamesError) -> ChapterNames {
      let sources = ChapterSources(of: chapter, in: book)
      let files = sources.fileNames.filter { $0.hasSuffix(".swift") }
      if files.isEmpty { return ChapterNames() }
      let kept = KeptValue<ChapterNames>(
        in: book.scratch.appending(path: "names/\(chapter.name)", directoryHint: .isDirectory),
        under: print(of: chapter, importing: sources.imports))
      if let names = kept.value { return names }
      if FileKind(at: modules.plainPath) == nil {
        throw .noModules(modules.plainPath)
      }
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
