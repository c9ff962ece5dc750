import BookModel
import Foundation
import Puzzles
import SiteGenerator
import SystemSupport
import TestSupport
import Testing

@testable import Playground
import BookChapters

/// The book's pages in a browser.
struct BuiltPages {
  let site: URL
  private let browser: Chromium

  /// The pages without the player of diagrams and the types of symbols, which take the compiler minutes.
  init() async throws {
    let folder = try await onOwnThread { try Self.plainSite.get() }
    try await self.init(site: folder.url.appending(path: "site"))
  }

  /// The pages that `rxbook build` writes.
  static func complete() async throws -> BuiltPages {
    try await BuiltPages(
      site: ProvenBook.site(of: RunningProgram.root, program: RunningProgram.program))
  }

  /// The pages with the playground, but without the player of diagrams.
  static func withComposer() async throws -> BuiltPages {
    let folder = try await onOwnThread { try Self.composerSite.get() }
    return try await BuiltPages(site: folder.url.appending(path: "site"))
  }

  private init(site: URL) async throws {
    self.site = site
    browser = try await onOwnThread { try Chromium() }
  }

  /// The folder with the pages that ``init()`` opens.
  private static let plainSite = Result {
    let folder = try TemporaryFolder()
    let book = BookLoader.load(BookChapters.book(at: RunningProgram.root))
    let gallery = DiagramGallery(of: book, program: RunningProgram.program)
    _ = try SiteBuilder(book: book, gallery: gallery).build(into: folder.url.appending(path: "site"))
    return folder
  }

  /// The folder with the pages that ``withComposer()`` opens.
  private static let composerSite = Result {
    let folder = try TemporaryFolder()
    let book = BookLoader.load(BookChapters.book(at: RunningProgram.root))
    let cache = DiskCache(of: book.book, version: ProgramVersion(of: RunningProgram.program))
    let composer = ModuleBuild<ComposerModule>(package: RunningProgram.root, cache: cache)
    let orders = OrderPuzzleMaker.puzzles(of: book, program: RunningProgram.program, cache: cache)
    _ = try SiteBuilder(book: book, composer: composer, orders: orders, cache: cache).build(
      into: folder.url.appending(path: "site"))
    return folder
  }

  /// Whether this machine can build the pages of ``withComposer()``.
  static let hasComposer: ConditionTrait = .enabled(
    if: (try? PlaygroundCompiler(for: .composer, package: RunningProgram.root)) != nil,
    "This toolchain has no Embedded Swift for WebAssembly.")

  /// The condition for a page that can run chains.
  static let canRunChains = "document.documentElement.dataset.playground === 'live'"

  /// Opens a page in a new tab.
  ///
  /// - Parameters:
  ///   - path: The path of the page, in the site's folder.
  ///   - fragment: The end of the address, starting with `#`.
  ///   - ready: The condition for a loaded page.
  ///   - width: The width of the window in pixels, less than 500 for a phone.
  func inTab(
    _ path: String, fragment: String = "", ready: String, width: Int,
    _ body: @escaping @Sendable (Tab) throws -> Void
  ) async throws {
    let page = site.appending(path: path).absoluteString + fragment
    let browser = browser
    try await onOwnThread {
      let tab = try Tab(in: browser, at: "about:blank", ready: "true")
      try tab.call(
        "Emulation.setDeviceMetricsOverride",
        ["width": width, "height": 900, "deviceScaleFactor": 1, "mobile": width < 500])
      // Diagrams are drawn for the width that the window has when the page is loaded.
      try tab.open(page)
      try tab.wait(for: ready)
      try body(tab)
    }
  }
}
