import Foundation
import SystemSupport

/// An EPUB 3 file of a book, with its pages, a cover, and a table of contents.
///
/// The same book gives the same bytes.
package struct EPUB {
  private let book: PrintableBook
  private let modified: String

  /// - Parameters:
  ///   - book: The book.
  ///   - epoch: The book's modification time in seconds since 1970, as in SOURCE_DATE_EPOCH. If it is nil or not a number,
  ///     1980-01-01 is used, the first day that the zip format supports.
  package init(_ book: PrintableBook, epoch: String? = nil) {
    self.book = book
    let seconds = epoch.flatMap(Double.init).flatMap { (0..<253_402_300_800).contains($0) ? $0 : nil }
    modified = Date(timeIntervalSince1970: seconds ?? 315_532_800).formatted(.iso8601)
  }

  /// Writes the EPUB to `file`.
  package func write(to file: PrintedFile) throws { try file.write(try data()) }

  func data() throws(SiteError) -> Data {
    var zip = ZipArchive()
    func add(_ text: String, _ name: String) { zip.add(Data(text.utf8), named: name) }
    // Programs recognise the format by this entry, which must be the first one and uncompressed.
    add("application/epub+zip", "mimetype")
    add(Self.container, "META-INF/container.xml")
    add(package, "EPUB/package.opf")
    add(contents, "EPUB/contents.xhtml")
    add(Self.style, "EPUB/style.css")
    add(cover, "EPUB/cover.svg")
    for page in book.pages { add(EPUBPage(page, of: book).xhtml, "EPUB/\(EPUBPage.name(of: page))") }
    for item in EPUBAssets(of: book).items {
      let source = item.asset.source
      do {
        zip.add(try Data(contentsOf: source), named: "EPUB/\(item.name)")
      } catch {
        throw .notReadable(path: source.path(percentEncoded: false), reason: FileFailure.reason(error))
      }
    }
    return zip.archive
  }

  // MARK: The package

  private static let container = """
    <?xml version="1.0" encoding="utf-8"?>
    <container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
    <rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
    </container>

    """

  /// An identifier derived from the book's title, so it is the same for all editions.
  private var identifier: String {
    let digits = (0..<2).map { half in
      let digest = StableHash.of(["\(half)", book.title])
      return String(repeating: "0", count: 16 - digest.count) + digest
    }.joined()
    let ends = [8, 12, 16, 20, 32].map { digits.index(digits.startIndex, offsetBy: $0) }
    let starts = [digits.startIndex] + ends.dropLast()
    return "urn:uuid:" + zip(starts, ends).map { String(digits[$0..<$1]) }.joined(separator: "-")
  }

  private var package: String {
    let pages = book.pages.enumerated().map { number, page -> HTML in
      let properties: HTML = EPUBPage(page, of: book).hasImages ? " properties=\"svg\"" : ""
      return """
        <item id="page\(number)" href="\(EPUBPage.name(of: page))" media-type="application/xhtml+xml"\(properties)/>

        """
    }
    let files = EPUBAssets(of: book).items.enumerated().map { number, item -> HTML in
      """
      <item id="file\(number)" href="\(item.name)" media-type="\(item.mediaType)"/>

      """
    }
    let html: HTML = """
      <?xml version="1.0" encoding="utf-8"?>
      <package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book" xml:lang="\(book.language)">
      <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
      <dc:identifier id="book">\(identifier)</dc:identifier>
      <dc:title>\(book.title)</dc:title>
      <dc:language>\(book.language)</dc:language>
      <meta property="dcterms:modified">\(modified)</meta>
      </metadata>
      <manifest>
      <item id="contents" href="contents.xhtml" media-type="application/xhtml+xml" properties="nav"/>
      <item id="style" href="style.css" media-type="text/css"/>
      <item id="cover" href="cover.svg" media-type="image/svg+xml" properties="cover-image"/>
      \(HTML.each(pages) { $0 })\(HTML.each(files) { $0 })</manifest>
      <spine>
      <itemref idref="page0"/>
      <itemref idref="contents"/>
      \(HTML.each(Array(book.pages.indices.dropFirst())) { "<itemref idref=\"page\($0)\"/>\n" })</spine>
      </package>

      """
    return html.description
  }

  /// The table of contents: parts with their chapters, and chapters with their sections.
  private var contents: String {
    var list: HTML = ""
    let pages = Array(book.pages)
    var index = pages.startIndex
    while index < pages.endIndex {
      let inner = pages[(index + 1)...].prefix { $0.depth > 0 }
      let chapters = HTML.each(Array(inner)) { page in
        let sections = HTML.each(page.sections) { entry($0.label, page, "#\($0.identifier)") }
        return entry(page.title, page, inside: sections)
      }
      list += entry(pages[index].title, pages[index], inside: chapters)
      index = inner.endIndex
    }
    return EPUBPage.document(
      title: "Contents", language: book.language,
      body: """
        <nav epub:type="toc" id="toc">
        <h1>Contents</h1>
        <ol>
        \(list)</ol>
        </nav>
        """)
  }

  private func entry(
    _ words: HTML, _ page: PrintableBook.Page, _ fragment: String = "", inside: HTML = ""
  ) -> HTML {
    let list: HTML = inside.isEmpty ? "" : "\n<ol>\n\(inside)</ol>\n"
    return "<li><a href=\"\(EPUBPage.name(of: page))\(fragment)\">\(words)</a>\(list)</li>\n"
  }

  private var cover: String {
    let lines = book.title.split(separator: " ").reduce(into: [] as [String]) { lines, word in
      if let last = lines.last, last.count + word.count < 16 {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    let words = HTML.each(Array(lines.enumerated())) { number, line in
      "<text x=\"80\" y=\"\(240 + number * 100)\">\(line)</text>\n"
    }
    let html: HTML = """
      <?xml version="1.0" encoding="utf-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 1200" width="900" height="1200">
      <title>\(book.title)</title>
      <rect width="900" height="1200" fill="#fdfcfa"/>
      <g font-family="serif" font-size="84" font-weight="700" fill="#24211d">
      \(words)</g>
      <g fill="none" stroke="#686057" stroke-width="5"><path d="M80 860H740m-18-14l18 14l-18 14M80 1000H600"/></g>
      <g fill="#fdfcfa" stroke="#b3531f" stroke-width="7">
      <circle cx="200" cy="860" r="36"/><circle cx="370" cy="860" r="36"/><circle cx="560" cy="860" r="36"/>
      <circle cx="370" cy="1000" r="36"/></g>
      <path d="M600 952v96" stroke="#24211d" stroke-width="9"/>
      </svg>

      """
    return html.description
  }

  private static let style = """
    pre { white-space: pre-wrap; padding: 0.5em; border: 1px solid #999; font-size: 0.85em; }
    pre, samp, code { font-family: monospace; }
    figure { margin: 1em 0; }
    figcaption, .label, .size, .instructions, .proven { font-size: 0.85em; font-family: sans-serif; }
    code i, code var { font-style: normal; }
    code u { text-decoration: none; }
    code .c { font-style: italic; }
    td, th { padding: 0.3em 0.6em 0.3em 0; vertical-align: top; text-align: left; }
    .aside { margin: 0.5em 0; border-left: 3px solid #1c6166; padding-left: 0.75em; }
    .aside .kind { font-weight: bold; }
    samp { display: block; white-space: pre-wrap; }
    pre samp { display: inline; }
    details { margin: 0.5em 0; border-left: 3px solid #b3531f; padding-left: 0.75em; }
    details.folded .open { display: none; }
    summary { font-weight: bold; }
    .heading a { display: none; }
    svg { display: block; max-width: 100%; height: auto; }
    .marks td, .marks th { padding: 0.3em 0.6em 0.3em 0; vertical-align: top; text-align: left; }
    table.marks { width: 100%; }
    dt { font-weight: bold; margin-top: 0.75em; }

    """
}
