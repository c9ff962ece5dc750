import BookModel
import Foundation
import Runner
import SystemSupport

/// The symbols in the code of a book's chapters, according to the compiler.
///
/// A chapter is indexed when its symbols are first needed. They are cached until the chapter's code or a
/// module that it imports changes.
package struct BookSymbolIndex: Sendable {
  private typealias Outcome = Result<ChapterSymbols, SymbolIndexError>

  /// Nil if the toolchain has no `sourcekit-lsp`.
  private let chapters: [String: LazyValue<Outcome>]?

  /// The error of the first chapter that could not be indexed, or nil if all chapters so far could be.
  package var problem: SymbolIndexError? {
    guard let chapters else { return .missing }
    let outcomes = chapters.sorted { $0.key < $1.key }.compactMap(\.value.computedValue)
    return outcomes.lazy.compactMap { outcome in
      if case .failure(let error) = outcome { error } else { nil }
    }.first
  }

  /// - Parameters:
  ///   - program: The book's program. The modules that chapters import are next to it.
  ///   - cache: The cache for the symbols of each chapter.
  package init(of book: Book, program: URL, cache: DiskCache) {
    self.init(of: book, program: program, toolchain: try? Toolchain(), cache: cache)
  }

  init(of book: Book, program: URL, toolchain: Toolchain?, cache: DiskCache) {
    let modules = program.resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "Modules")
    guard let toolchain, SourceKit.isThere(in: toolchain) else {
      chapters = nil
      return
    }
    let inquiry = Inquiry(book: book, cache: cache, toolchain: toolchain, modules: modules)
    chapters = Dictionary(
      book.chapters.map { chapter in
        (
          chapter.name,
          LazyValue { Result { () throws(SymbolIndexError) in try inquiry.symbols(of: chapter) } }
        )
      }
    ) { first, _ in first }
  }

  /// Returns the symbols of a chapter, or nil if it could not be indexed.
  package func symbols(in chapter: BookChapter) -> ChapterSymbols? { try? outcome(in: chapter)?.get() }

  private func outcome(in chapter: BookChapter) -> Outcome? { chapters?[chapter.name]?.value }

  /// Indexes chapters, and caches the results.
  private struct Inquiry: Sendable {
    let book: Book
    let cache: DiskCache
    let toolchain: Toolchain
    let modules: URL

    func symbols(of chapter: BookChapter) throws(SymbolIndexError) -> ChapterSymbols {
      let sources = BookLoader.sources(below: chapter.codeFolder, of: book)
      let files = sources.fileNames.filter { $0.hasSuffix(".swift") }
      if files.isEmpty { return ChapterSymbols() }
      let key = key(of: chapter, importing: sources.imports)
      if let symbols: ChapterSymbols = cache.value(forKey: key) { return symbols }
      if FileKind(at: modules.plainPath) == nil {
        throw .noModules(modules.plainPath)
      }
      let module = chapter.name.replacing("-", with: "_")
      let options = [
        "-I", modules.plainPath, "-swift-version", "6", "-parse-as-library", "-D", "DEBUG", "-module-name",
        module, "-package-name", book.root.lastPathComponent.lowercased(), "-module-cache-path",
        modules.deletingLastPathComponent().appending(path: "ModuleCache").plainPath,
      ]
      let linked = FolderWalk.names(below: chapter.codeFolder, followingLinks: true)
        .filter { $0.hasSuffix(".swift") && !files.contains($0) }
      let symbols = try ChapterSymbols(
        of: files, linked: linked, in: chapter.codeFolder, root: book.root,
        asking: SourceKit(toolchain, options: options))
      cache.store(symbols, forKey: key)
      return symbols
    }

    /// - Parameter imports: Whole declarations, such as `import struct Reactive.Resources`.
    private func key(of chapter: BookChapter, importing imports: [String]) -> DiskCache.Key {
      var imported = Fingerprint()
      for module in imports.compactMap({ $0.split(separator: " ").last?.split(separator: ".").first }) {
        imported.add(Fingerprint.stamp(of: modules.appending(path: "\(module).swiftmodule")))
      }
      return DiskCache.Key(
        "symbols", of: chapter.name,
        inputs: [
          "code": Fingerprint(filesBelow: chapter.codeFolder),
          "toolchain": toolchain.fingerprint,
          "imports": imported,
        ])
    }
  }
}
