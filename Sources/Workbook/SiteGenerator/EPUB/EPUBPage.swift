import TextSupport

/// A page of a book as XHTML for EPUB readers.
struct EPUBPage {
  private let book: PrintableBook
  private let page: PrintableBook.Page

  init(_ page: PrintableBook.Page, of book: PrintableBook) {
    self.page = page
    self.book = book
  }

  /// Returns the name of the file, which is made of the chapter's folder or of the page's own name.
  ///
  /// It has only characters that all reading systems and file systems accept.
  static func name(of page: PrintableBook.Page) -> String {
    let folders = page.path.split(separator: "/")
    let names = folders.last == "index.html" ? folders.dropLast() : folders[...]
    let name = names.isEmpty ? page.path : names.joined(separator: "-")
    let plain = name.prefix { $0 != "." }.unicodeScalars.map { scalar in
      let isPlain = scalar == "-" || scalar == "_" || scalar.isASCII && scalar.properties.isAlphabetic
      return isPlain || ("0"..."9").contains(scalar) ? String(scalar) : "u\(scalar.number)"
    }
    return "\(plain.joined()).xhtml"
  }

  var hasImages: Bool { page.body.description.contains("<svg") }

  var xhtml: String {
    let assets = EPUBAssets(of: book)
    let style = PageStyle(
      media: .epub, address: { [book] in Self.address($0, at: $1, in: book) },
      image: { [book] in book.image(at: $0, on: $1).flatMap(assets.name) })
    return Self.document(
      title: page.title, language: book.language,
      body: "<section id=\"Content\">\n\(page.body.text(in: style, at: page.path))</section>")
  }

  static func document(title: HTML, language: String, body: String) -> String {
    """
    <?xml version="1.0" encoding="utf-8"?>
    <!DOCTYPE html>
    <html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="\(language)" xml:lang="\(language)">
    <head>
    <title>\(title)</title>
    <link rel="stylesheet" type="text/css" href="style.css"/>
    </head>
    <body>
    \(body)
    </body>
    </html>

    """
  }

  private static func address(_ address: String, at path: String, in book: PrintableBook) -> String? {
    switch book.target(of: address, at: path) {
    case .page(let page, let fragment): name(of: page) + (fragment.map { "#\($0)" } ?? "")
    case .elsewhere: address
    // An EPUB can only link to its own pages.
    case .asset, .nowhere: nil
    }
  }
}
