import Foundation

/// The whole book as one document to be printed: contents, and every page below them, with everything open.
struct PrintedBook {
  private let volume: BookVolume
  private let prefixes: [String: String]

  init(_ volume: BookVolume) {
    self.volume = volume
    prefixes = Dictionary(
      uniqueKeysWithValues: volume.pages.enumerated().map { ($1.path, "p\($0)") })
  }

  /// The document; `numbers` are those of the printed pages on which identifiers stand, as far as they are known.
  func html(numbers: [String: Int] = [:]) -> HTML {
    """
    <!DOCTYPE html>
    <html lang="\(volume.language)">
    <head>
    <meta charset="utf-8">
    <title>\(volume.title)</title>
    <style>
    \(HTML(stringLiteral: volume.styles))\(Self.style)</style>
    </head>
    <body class="volume">
    \(HTML.each(Array(volume.pages.prefix(1)), section))\(contents(numbers))\
    \(HTML.each(Array(volume.pages.dropFirst()), section))</body>
    </html>

    """
  }

  private func contents(_ numbers: [String: Int]) -> HTML {
    func entry(_ words: HTML, _ identifier: String, _ depth: Int) -> HTML {
      let number = numbers[identifier].map(String.init) ?? ""
      return """
        <li class="d\(depth)"><a href="#\(identifier)"><span>\(words)</span><span class="leader"></span>\
        <span class="page">\(number)</span></a></li>

        """
    }
    let entries = HTML.each(Array(volume.pages.dropFirst())) { page in
      let prefix = prefixes[page.path] ?? ""
      return entry(page.title, prefix, page.depth)
        + HTML.each(page.sections) { entry($0.label, "\(prefix)-\($0.identifier)", page.depth + 1) }
    }
    return "<nav class=\"contents\">\n<h2>Contents</h2>\n<ul>\n\(entries)</ul>\n</nav>\n"
  }

  private func section(_ page: BookVolume.Page) -> HTML {
    let prefix = prefixes[page.path] ?? ""
    let body = PageMarkup(page.body).replacingValues { attribute, value in
      switch attribute {
      case "id": "\(prefix)-\(value)"
      case "aria-labelledby":
        value.split(separator: " ").map { "\(prefix)-\($0)" }.joined(separator: " ")
      // Of a group with a name only one can be open.
      case "name": nil
      case "href", "src": address(value, on: page)
      default: String(value)
      }
    }
    let open = body.replacing("<details", with: "<details open")
    return
      "<section id=\"\(prefix)\" class=\"\(page.isShort ? "short" : "sheet")\">\n\(HTML(stringLiteral: open))</section>\n"
  }

  private func address(_ value: Substring, on page: BookVolume.Page) -> String? {
    switch volume.target(of: value, on: page) {
    case .page(let page, let fragment):
      "#\(prefixes[page.path] ?? "")\(fragment.map { $0.isEmpty ? "" : "-\($0)" } ?? "")"
    case .asset(let asset): asset.source.absoluteString
    case .elsewhere: String(value)
    case .nowhere: nil
    }
  }

  /// Chromium writes the numbers at the foot by itself; those of the contents it cannot know.
  private static let style: HTML = """
    @page { size: A4; margin: 20mm 20mm 22mm; @bottom-center { content: counter(page); font: 9pt serif; } }
    @page :first { @bottom-center { content: none; } }
    .volume .sheet { break-before: page; }
    .volume .sheet:first-of-type { break-before: auto; padding-top: 12vh; }
    .volume .contents { break-before: page; }
    .volume h1 { margin: 0 0 1rem; }
    .contents ul { padding: 0; list-style: none; }
    .contents li { margin: 0; }
    .contents a { display: flex; gap: 0.4rem; align-items: baseline; color: inherit; text-decoration: none; }
    .contents .leader { flex: 1; border-bottom: 1px dotted var(--line); }
    .contents .page { min-width: 2.2rem; text-align: right; }
    .contents .d0 { margin-top: 0.8rem; font-weight: 700; }
    .contents .d1 { margin-top: 0.3rem; padding-left: 1rem; }
    .contents .d2 { padding-left: 2.2rem; font-size: 0.88em; }
    .volume figure, .volume svg { break-inside: avoid; }
    .volume .short h1 { margin-top: 2.5rem; font-size: 1.4rem; break-after: avoid; }
    .volume .short .title p, .volume .short .text > p { display: none; }
    .volume figure > .whole, .volume .run a:not([href]) { display: none; }
    .volume details.asked > summary { display: none; }
    .volume .text a[href^="#"] { color: inherit; text-decoration: none; }

    """
}
