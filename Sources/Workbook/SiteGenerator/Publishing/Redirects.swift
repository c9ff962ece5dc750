import BookMarkdown

/// Redirects links from addresses that no longer exist to their replacements.
///
/// A server doesn't see the anchor in an address, so a page retains all anchors that it has ever had. If the
/// replacement is on the same page, the former anchor is placed there; otherwise it is at the end of the page, with a
/// link. A page that no longer exists becomes a page that redirects the browser.
struct Redirects: Sendable {
  private let moved: [String: [(address: String, target: String)]]
  private let navigation: Navigation

  /// - Parameters:
  ///   - list: The addresses that no longer exist, with their replacements.
  ///   - navigation: The list of the book's pages.
  init(_ list: [(address: String, target: String)], navigation: Navigation) {
    moved = Dictionary(grouping: list) { PublishedAddresses.page(of: $0.address) }
    self.navigation = navigation
  }

  /// The former anchors of pages, by the page's path and the anchor on the same page that replaces them.
  var formerAnchors: [String: [String: [String]]] {
    moved.mapValues { moved in
      moved.reduce(into: [:]) { anchors, entry in
        guard let (former, present) = Self.anchors(of: entry) else { return }
        anchors[present, default: []].append(former)
      }
    }
  }

  /// Returns the links at the end of the page at `path`, for anchors that have moved to other pages.
  func notes(on path: String) -> HTML {
    HTML.each(moved[path] ?? []) { entry in
      guard Self.anchors(of: entry) == nil, let anchor = PublishedAddresses.anchor(of: entry.address) else {
        return ""
      }
      return "<p class=\"moved\"><span id=\"\(anchor)\"></span>\(link(to: entry.target, from: path))</p>\n"
    }
  }

  /// Returns the redirecting pages for pages that no longer exist, by path.
  func pages(besides paths: Set<String>) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: moved.filter { !paths.contains($0.key) }.map { path, moved in
        (path, missingPage(path, moved).description)
      })
  }

  /// Returns a former anchor and the anchor on the same page that replaces it, or nil if it moved to another page.
  private static func anchors(
    of entry: (address: String, target: String)
  ) -> (former: String, present: String)? {
    guard PublishedAddresses.page(of: entry.target) == PublishedAddresses.page(of: entry.address),
      let former = PublishedAddresses.anchor(of: entry.address),
      let present = PublishedAddresses.anchor(of: entry.target)
    else { return nil }
    return (former, present)
  }

  /// Returns a page that redirects to the replacement of a page that no longer exists.
  private func missingPage(_ path: String, _ moved: [(address: String, target: String)]) -> HTML {
    let own = moved.first { PublishedAddresses.anchor(of: $0.address) == nil } ?? moved[0]
    let way = PageAddress.way(from: path, to: own.target)
    let others = moved.filter { $0.address != own.address }
    return """
      <!DOCTYPE html>
      <html lang="\(navigation.language)">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(PageTemplate.policy(in: .site))">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="robots" content="noindex">
      <meta http-equiv="refresh" content="0; url=\(way)">
      <title>\(navigation.title)</title>
      <link rel="stylesheet" href="\(PageAddress.way(from: path, to: "style.css"))">
      </head>
      <body>
      <main>
      <h1>\(navigation.title)</h1>
      <p>\(link(to: own.target, from: path))</p>
      \(HTML.each(others) { address, target in
        "<p id=\"\(PublishedAddresses.anchor(of: address) ?? "")\">\(link(to: target, from: path))</p>\n"
      })</main>
      </body>
      </html>

      """
  }

  private func link(to target: String, from path: String) -> HTML {
    "This has moved: <a href=\"\(PageAddress.way(from: path, to: target))\">\(target)</a>"
  }
}

/// Relative addresses between the pages of a site.
enum PageAddress {
  /// Returns the encoded relative address from the page at `path` to `target`.
  static func way(from path: String, to target: String) -> String {
    let up = String(repeating: "../", count: path.count { $0 == "/" })
    let (page, anchor) = (PublishedAddresses.page(of: target), PublishedAddresses.anchor(of: target))
    return up + LinkAddress.encoded(page) + (anchor.map { "#" + LinkAddress.encoded($0) } ?? "")
  }
}
