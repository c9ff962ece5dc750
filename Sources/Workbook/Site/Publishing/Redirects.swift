/// Lets links to what was published once lead to what stands for it now.
///
/// Nobody but the browser sees what stands behind a page's address, so that a page keeps all anchors that it ever had. An
/// anchor whose section is on the same page is put there; another one stands at the end, with a link. A page that is gone
/// leads on by itself.
struct Redirects {
  let list: [(address: String, target: String)]
  let book: BookFrame

  /// `pages`, by path, with what leads on.
  func added(to pages: [String: String]) -> [String: String] {
    var pages = pages
    for (path, moved) in Dictionary(grouping: list, by: { PublishedList.page(of: $0.address) }) {
      if let page = pages[path] {
        pages[path] = self.page(page, path, keeping: moved)
      } else {
        pages[path] = gone(path, moved).description
      }
    }
    return pages
  }

  private func page(
    _ page: String, _ path: String, keeping moved: [(address: String, target: String)]
  ) -> String {
    var page = page
    var notes: HTML = ""
    for (address, target) in moved {
      guard let anchor = PublishedList.anchor(of: address) else { continue }
      let mark: HTML = "<span id=\"\(anchor)\"></span>"
      if PublishedList.page(of: target) == path, let own = PublishedList.anchor(of: target),
        let element = page.firstRange(of: " id=\"\(own)\""),
        let start = page[..<element.lowerBound].lastIndex(of: "<"),
        let end = page[element.upperBound...].firstIndex(of: ">")
      {
        // A list of terms holds nothing but terms.
        let isTerm = page[start...].hasPrefix("<dt")
        page.insert(contentsOf: mark.description, at: isTerm ? page.index(after: end) : start)
      } else {
        notes += "<p class=\"moved\">\(mark)\(link(to: target, from: path))</p>\n"
      }
    }
    return page.replacing("</main>", with: "\(notes)</main>", maxReplacements: 1)
  }

  /// A page in the place of one that is gone.
  private func gone(_ path: String, _ moved: [(address: String, target: String)]) -> HTML {
    let own = moved.first { PublishedList.anchor(of: $0.address) == nil } ?? moved[0]
    let way = PageAddress.way(from: path, to: own.target)
    let others = moved.filter { $0.address != own.address }
    return """
      <!DOCTYPE html>
      <html lang="\(book.language)">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(PageFrame.policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="robots" content="noindex">
      <meta http-equiv="refresh" content="0; url=\(way)">
      <title>\(book.title)</title>
      <link rel="stylesheet" href="\(PageAddress.way(from: path, to: "style.css"))">
      </head>
      <body>
      <main>
      <h1>\(book.title)</h1>
      <p>\(link(to: own.target, from: path))</p>
      \(HTML.each(others) { address, target in
        "<p id=\"\(PublishedList.anchor(of: address) ?? "")\">\(link(to: target, from: path))</p>\n"
      })</main>
      </body>
      </html>

      """
  }

  private func link(to target: String, from path: String) -> HTML {
    "This has moved: <a href=\"\(PageAddress.way(from: path, to: target))\">\(target)</a>"
  }
}

/// Ways between the pages of a site.
enum PageAddress {
  /// What leads from the page at `path` to `target`, encoded.
  static func way(from path: String, to target: String) -> String {
    let up = String(repeating: "../", count: path.count { $0 == "/" })
    let (page, anchor) = (PublishedList.page(of: target), PublishedList.anchor(of: target))
    return up + LinkAddress.encoded(page) + (anchor.map { "#" + LinkAddress.encoded($0) } ?? "")
  }
}
