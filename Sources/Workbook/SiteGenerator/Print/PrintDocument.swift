import Foundation

/// The whole book as one printable document: the table of contents, followed by all pages with nothing folded.
struct PrintDocument {
  private let book: PrintableBook
  private let prefixes: [String: String]
  private let style: PageStyle

  init(_ book: PrintableBook) {
    self.book = book
    let prefixes = Dictionary(
      uniqueKeysWithValues: book.pages.enumerated().map { ($1.path, "p\($0)") })
    self.prefixes = prefixes
    style = PageStyle(
      media: .print, address: { Self.address($0, at: $1, in: book, prefixes) },
      image: { book.image(at: $0, on: $1)?.source.absoluteString },
      identifier: { identifier, path in "\(prefixes[path] ?? "")-\(identifier)" })
  }

  var html: HTML {
    """
    <!DOCTYPE html>
    <html lang="\(book.language)">
    <head>
    <meta charset="utf-8">
    <title>\(book.title)</title>
    <style>
    \(HTML(stringLiteral: book.styles))\(Self.rules)</style>
    </head>
    <body class="book">
    \(HTML.each(Array(book.pages.prefix(1)), section))\(contents)\
    \(HTML.each(Array(book.pages.dropFirst()), section))</body>
    </html>

    """
  }

  private var contents: HTML {
    func entry(_ title: HTML, _ identifier: String, _ depth: Int) -> HTML {
      "<li class=\"d\(depth)\"><a href=\"#\(identifier)\">\(title)</a></li>\n"
    }
    let entries = HTML.each(Array(book.pages.dropFirst())) { page in
      let prefix = prefixes[page.path] ?? ""
      return entry(page.title, prefix, page.depth)
        + HTML.each(page.sections) { entry($0.label, "\(prefix)-\($0.identifier)", page.depth + 1) }
    }
    return "<nav class=\"contents\">\n<h2>Contents</h2>\n<ul>\n\(entries)</ul>\n</nav>\n"
  }

  private func section(_ page: PrintableBook.Page) -> HTML {
    let prefix = prefixes[page.path] ?? ""
    let body = HTML(stringLiteral: page.body.text(in: style, at: page.path))
    return "<section id=\"\(prefix)\" class=\"\(page.isShort ? "short" : "sheet")\">\n\(body)</section>\n"
  }

  private static func address(
    _ address: String, at path: String, in book: PrintableBook, _ prefixes: [String: String]
  ) -> String? {
    switch book.target(of: address, at: path) {
    case .page(let page, let fragment):
      "#\(prefixes[page.path] ?? "")\(fragment.map { $0.isEmpty ? "" : "-\($0)" } ?? "")"
    case .elsewhere: address
    // Readers of the PDF don't have the author's files.
    case .asset, .nowhere: nil
    }
  }

  private static let rules: HTML = """
    @page { size: A4; margin: 20mm 20mm 22mm; @bottom-center { content: counter(page); font: 9pt serif; } }
    @page :first { @bottom-center { content: none; } }
    .book .sheet { break-before: page; }
    .book .sheet:first-of-type { break-before: auto; padding-top: 12vh; }
    .book .contents { break-before: page; }
    .book h1 { margin: 0 0 1rem; }
    .contents ul { padding: 0; list-style: none; }
    .contents li { margin: 0; }
    .contents a { color: inherit; text-decoration: none; }
    .contents .d0 { margin-top: 0.8rem; font-weight: 700; }
    .contents .d1 { margin-top: 0.3rem; padding-left: 1rem; }
    .contents .d2 { padding-left: 2.2rem; font-size: 0.88em; }
    .book figure, .book svg { break-inside: avoid; }
    .book .short h1 { margin-top: 2.5rem; font-size: 1.4rem; break-after: avoid; }
    .book .short .title p, .book .short .text > p { display: none; }
    .book figure > .whole, .book .run a:not([href]) { display: none; }
    .book details.folded > summary { display: none; }
    .book .hints { display: block; }
    .book .text a[href^="#"] { color: inherit; text-decoration: none; }

    """
}
