import Foundation
import TestSupport

/// The pages that `rxbook build` writes, in a browser.
struct BuiltPages {
  let site: URL
  private let browser: Chromium

  init() async throws {
    site = try await ProvenBook.site(of: RunningProgram.root, program: RunningProgram.program)
    browser = try await onOwnThread { try Chromium() }
  }

  /// Opens a page in a new tab.
  ///
  /// - Parameters:
  ///   - path: The path of the page, in the site's folder.
  ///   - ready: The condition for a loaded page.
  ///   - width: The width of the window in pixels, less than 500 for a phone.
  func inTab(
    _ path: String, ready: String, width: Int, _ body: @escaping @Sendable (Tab) throws -> Void
  ) async throws {
    let page = site.appending(path: path).absoluteString
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
