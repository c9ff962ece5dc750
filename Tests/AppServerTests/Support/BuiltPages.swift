import Foundation
import TestSupport

/// The book's pages, as `rxbook build` makes them, in a browser.
struct BuiltPages {
  let site: URL
  private let browser: Chromium

  init() async throws {
    site = try await ProvenBook.site(of: RunningProgram.root, program: RunningProgram.program)
    browser = try await onOwnThread { try Chromium() }
  }

  /// Opens a page in a tab of its own.
  ///
  /// - Parameters:
  ///   - path: Of the page, below the site's folder.
  ///   - ready: What holds once the page is there.
  ///   - width: Of the window, in pixels; a telephone's is less than 500.
  func inTab(
    _ path: String, ready: String, width: Int, _ body: @escaping @Sendable (Tab) throws -> Void
  ) async throws {
    let page = site.appending(path: path).absoluteString
    let browser = browser
    try await onOwnThread {
      let tab = try Tab(in: browser, at: page, ready: ready)
      try tab.call(
        "Emulation.setDeviceMetricsOverride",
        ["width": width, "height": 900, "deviceScaleFactor": 1, "mobile": width < 500])
      try body(tab)
    }
  }
}
