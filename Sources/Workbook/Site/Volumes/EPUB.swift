public import Foundation

/// A book as an EPUB 3 file: its pages, a cover, and contents.
///
/// The same book gives the same bytes.
public struct EPUB {
  private let volume: BookVolume
  private let modified: String

  /// - Parameter epoch: Seconds since 1970 at which the book is said to have changed, as in SOURCE_DATE_EPOCH; without it,
  ///   or where it is no number, the file has the first day that its format knows.
  public init(_ volume: BookVolume, epoch: String? = nil) {
    self.volume = volume
    let seconds = epoch.flatMap(Double.init).flatMap { (0..<253_402_300_800).contains($0) ? $0 : nil }
    modified = Date(timeIntervalSince1970: seconds ?? 315_532_800).formatted(.iso8601)
  }

  /// Writes it to `file`.
  public func write(to file: URL) throws(SiteError) {
    let data = try data()
    do {
      try data.write(to: file, options: .atomic)
    } catch {
      throw .notWritable(path: file.path(percentEncoded: false), reason: FileFailure.reason(error))
    }
  }

  func data() throws(SiteError) -> Data {
    var zip = StoredZip()
    func add(_ text: String, _ name: String) { zip.add(Data(text.utf8), named: name) }
    // Its place and its being stored are how programs know the format.
    add("application/epub+zip", "mimetype")
    add(Self.container, "META-INF/container.xml")
    add(package, "EPUB/package.opf")
    add(contents, "EPUB/contents.xhtml")
    add(Self.style, "EPUB/style.css")
    add(cover, "EPUB/cover.svg")
    for page in volume.pages { add(EPUBPage(page, of: volume).xhtml, "EPUB/\(EPUBPage.name(of: page))") }
    for asset in assets {
      do {
        zip.add(try Data(contentsOf: asset.source), named: "EPUB/\(asset.path)")
      } catch {
        throw .notReadable(
          path: asset.source.path(percentEncoded: false), reason: FileFailure.reason(error))
      }
    }
    return zip.archive
  }

  /// Each once, and those of kinds that readers show.
  private var assets: [SiteAsset] {
    Set(volume.assets).filter { Self.mediaType(of: $0) != nil }.sorted { $0.path < $1.path }
  }

  private static func mediaType(of asset: SiteAsset) -> String? {
    switch asset.source.pathExtension.lowercased() {
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "gif": "image/gif"
    case "svg": "image/svg+xml"
    case "webp": "image/webp"
    default: nil
    }
  }

  // MARK: The package

  private static let container = """
    <?xml version="1.0" encoding="utf-8"?>
    <container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
    <rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
    </container>

    """

  /// A name that every edition of the book has, made from its title.
  private var identifier: String {
    let digits = (0..<2).map { half in
      let digest = Digest.of(["\(half)", volume.title])
      return String(repeating: "0", count: 16 - digest.count) + digest
    }.joined()
    let ends = [8, 12, 16, 20, 32].map { digits.index(digits.startIndex, offsetBy: $0) }
    let starts = [digits.startIndex] + ends.dropLast()
    return "urn:uuid:" + zip(starts, ends).map { String(digits[$0..<$1]) }.joined(separator: "-")
  }

  private var package: String {
    let pages = volume.pages.enumerated().map { number, page -> HTML in
      let properties: HTML = EPUBPage(page, of: volume).hasImages ? " properties=\"svg\"" : ""
      return """
        <item id="page\(number)" href="\(EPUBPage.name(of: page))" media-type="application/xhtml+xml"\(properties)/>

        """
    }
    let files = assets.enumerated().map { number, asset -> HTML in
      let address = asset.path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? asset.path
      return """
        <item id="file\(number)" href="\(address)" media-type="\(Self.mediaType(of: asset) ?? "")"/>

        """
    }
    let html: HTML = """
      <?xml version="1.0" encoding="utf-8"?>
      <package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book" xml:lang="\(volume.language)">
      <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
      <dc:identifier id="book">\(identifier)</dc:identifier>
      <dc:title>\(volume.title)</dc:title>
      <dc:language>\(volume.language)</dc:language>
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
      \(HTML.each(Array(volume.pages.indices.dropFirst())) { "<itemref idref=\"page\($0)\"/>\n" })</spine>
      </package>

      """
    return html.description
  }

  /// Parts with their chapters, and those with their sections.
  private var contents: String {
    var list: HTML = ""
    let pages = Array(volume.pages)
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
      title: "Contents", language: volume.language,
      body: """
        <nav epub:type="toc" id="toc">
        <h1>Contents</h1>
        <ol>
        \(list)</ol>
        </nav>
        """)
  }

  private func entry(
    _ words: HTML, _ page: BookVolume.Page, _ fragment: String = "", inside: HTML = ""
  ) -> HTML {
    let list: HTML = inside.isEmpty ? "" : "\n<ol>\n\(inside)</ol>\n"
    return "<li><a href=\"\(EPUBPage.name(of: page))\(fragment)\">\(words)</a>\(list)</li>\n"
  }

  private var cover: String {
    let lines = volume.title.split(separator: " ").reduce(into: [] as [String]) { lines, word in
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
      <title>\(volume.title)</title>
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
    figcaption, .label, .size, .how, .proven { font-size: 0.85em; font-family: sans-serif; }
    code i, code var { font-style: normal; }
    code u { text-decoration: none; }
    code .c { font-style: italic; }
    td, th { padding: 0.3em 0.6em 0.3em 0; vertical-align: top; text-align: left; }
    .aside { margin: 0.5em 0; border-left: 3px solid #1c6166; padding-left: 0.75em; }
    .aside .kind { font-weight: bold; }
    samp { display: block; white-space: pre-wrap; }
    pre samp { display: inline; }
    details { margin: 0.5em 0; border-left: 3px solid #b3531f; padding-left: 0.75em; }
    details.asked .open { display: none; }
    summary { font-weight: bold; }
    .heading a { display: none; }
    svg { display: block; max-width: 100%; height: auto; }
    .marks td, .marks th { padding: 0.3em 0.6em 0.3em 0; vertical-align: top; text-align: left; }
    table.marks { width: 100%; }
    dt { font-weight: bold; margin-top: 0.75em; }

    """
}
