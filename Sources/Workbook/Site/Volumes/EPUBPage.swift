import Foundation

/// A page of a book as XHTML, with what readers of EPUB files know.
///
/// Diagrams have colours of their own, on white, because readers bring their own style sheets.
struct EPUBPage {
  private let volume: BookVolume
  private let page: BookVolume.Page

  init(_ page: BookVolume.Page, of volume: BookVolume) {
    self.page = page
    self.volume = volume
  }

  /// The file's name: a chapter's folder, or the page's own name.
  static func name(of page: BookVolume.Page) -> String {
    let folders = page.path.split(separator: "/")
    let names = folders.last == "index.html" ? folders.dropLast() : folders[...]
    let name = names.isEmpty ? page.path : names.joined(separator: "-")
    return "\(name.prefix { $0 != "." }).xhtml"
  }

  var hasImages: Bool { page.body.description.contains("<svg") }

  var xhtml: String {
    Self.document(
      title: page.title, language: volume.language, body: "<section id=\"content\">\n\(body)</section>")
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

  private var body: String {
    // The line in time is for a browser.
    let still = page.body.description.removing(from: "<path class=\"now\"", through: "/>")
    let markup = PageMarkup(HTML(stringLiteral: still)).replacingValues { attribute, value in
      switch attribute {
      case "href", "src": address(value)
      // Of these, older readers know none.
      case "name", "tabindex": nil
      case _ where attribute.hasPrefix("data-"): nil
      case "role" where value == "group": nil
      case "aria-label" where value.hasPrefix("Marbles of "): nil
      default: String(value)
      }
    }
    return Self.drawn(Self.closed(markup))
  }

  private func address(_ value: Substring) -> String? {
    switch volume.target(of: value, on: page) {
    case .page(let page, let fragment): Self.name(of: page) + (fragment.map { "#\($0)" } ?? "")
    case .asset(let asset): asset.path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
    case .elsewhere: String(value)
    case .nowhere: nil
    }
  }

  /// XML wants every element closed.
  private static func closed(_ markup: String) -> String {
    var markup = markup
    for name in ["br", "hr", "wbr"] { markup = markup.replacing("<\(name)>", with: "<\(name)/>") }
    let pieces = markup.split(separator: "<img", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(String(pieces[0])) { done, piece in
      guard let end = piece.firstIndex(of: ">") else { return done + "<img" + piece }
      return done + "<img" + piece[..<end] + "/" + piece[end...]
    }
  }

  private static let colours = [
    ("<path d", "<path fill=\"none\" stroke=\"#686057\" d"),
    ("<path class=\"end\"", "<path fill=\"none\" stroke=\"#24211d\" stroke-width=\"1.75\""),
    ("<path class=\"error\"", "<path fill=\"none\" stroke=\"#24211d\" stroke-width=\"1.75\""),
    ("<path class=\"enter\"", "<path fill=\"none\" stroke=\"#8a3a12\" stroke-width=\"1.75\""),
    ("<path class=\"leave\"", "<path fill=\"none\" stroke=\"#8a3a12\" stroke-width=\"1.75\""),
    ("<circle ", "<circle r=\"7\" fill=\"#fff\" stroke=\"#b3531f\" stroke-width=\"1.25\" "),
    (
      "<rect x",
      "<rect y=\"-7\" height=\"14\" rx=\"7\" fill=\"#fff\" stroke=\"#b3531f\" stroke-width=\"1.25\" x"
    ),
    ("<rect class=\"operator\"", "<rect fill=\"#f5f2ec\" stroke=\"#ddd6cb\""),
    // The names of rows stand in front of where they begin.
    ("<text x=\"-", "<text fill=\"#686057\" dy=\"4\" x=\"-"),
    ("<text x", "<text fill=\"#24211d\" text-anchor=\"middle\" dy=\"4\" x"),
    ("<text class=\"code\"", "<text fill=\"#24211d\""),
  ]

  /// Each image with the colours that a page takes from its style sheet.
  private static func drawn(_ markup: String) -> String {
    let pieces = markup.split(separator: "<svg", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(String(pieces[0])) { done, piece in
      guard let end = piece.firstRange(of: "</svg>") else { return done + "<svg" + piece }
      var image = String(piece[..<end.lowerBound])
      for (shape, coloured) in colours { image = image.replacing(shape, with: coloured) }
      if let begin = image.firstIndex(of: ">") {
        let size = image.firstMatch(of: /viewBox="0 0 (\d+) (\d+)"/).map { ($0.output.1, $0.output.2) }
        let ground = size.map { "<rect width=\"\($0.0)\" height=\"\($0.1)\" fill=\"#fff\"/>" } ?? ""
        image.insert(contentsOf: "\n\(ground)", at: image.index(after: begin))
      }
      return done
        + "<svg xmlns=\"http://www.w3.org/2000/svg\" font-family=\"monospace\" font-size=\"11\""
        + image + piece[end.lowerBound...]
    }
  }
}
