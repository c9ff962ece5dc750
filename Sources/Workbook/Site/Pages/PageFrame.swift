/// What stands around every page.
struct PageFrame {
  /// A page that comes before, after, or above this one.
  struct Link {
    let address: HTML
    let title: HTML
  }

  let book: BookFrame
  let place: BookFrame.Place
  /// The title in the browser's tab; the book's is added to it.
  let title: HTML?
  /// The way from the page's folder to the site's.
  let root: HTML
  /// The pages above this one, below the cover.
  var crumbs: [Link] = []
  var previous: Link?
  var next: Link?
  var sections: [PageHeading] = []
  /// What stands between the tags of `main`.
  let body: HTML

  /// Nothing comes from elsewhere, and neither scripts nor styles but the page's own files; one of them is the module that
  /// plays diagrams.
  static let policy: HTML = """
    default-src 'none'; style-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self'; base-uri 'none'
    """

  var html: HTML {
    """
    <!DOCTYPE html>
    <html lang="\(book.language)">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(tabTitle)</title>
    <link rel="icon" type="image/svg+xml" href="\(root)favicon.svg">
    <link rel="stylesheet" href="\(root)style.css">
    \(relation("prev", previous))\(relation("next", next))<script src="\(root)page.js" defer></script>
    </head>
    <body>
    <a class="skip" href="#content">Skip to the text</a>
    <header class="bar">
    <nav class="crumbs" aria-label="Breadcrumbs">\(path)</nav>
    <a class="menu" href="#pages">Contents</a>
    </header>
    <div class="frame">
    <main id="content" tabindex="-1">
    \(body)\(neighbours)</main>
    \(book.contents(at: place, root: root, sections: sections))</div>
    </body>
    </html>

    """
  }

  private var tabTitle: HTML {
    guard let title else { return "\(book.title)" }
    return "\(title) · \(book.title)"
  }

  private var path: HTML {
    let cover = Link(address: "\(root)index.html", title: "\(book.title)")
    let links = place == .cover ? [] : [cover] + crumbs
    return HTML.each(links) {
      "<a href=\"\($0.address)\">\($0.title)</a> <span aria-hidden=\"true\">›</span> "
    }
      + "<span>\(title ?? "\(book.title)")</span>"
  }

  private func relation(_ name: HTML, _ link: Link?) -> HTML {
    link.map { "<link rel=\"\(name)\" href=\"\($0.address)\">\n" } ?? ""
  }

  private var neighbours: HTML {
    if previous == nil, next == nil { return "" }
    return """
      <nav class="neighbours" aria-label="Before and after">
      \(neighbour("prev", "Previous", previous))\(neighbour("next", "Next", next))</nav>

      """
  }

  private func neighbour(_ relation: HTML, _ label: HTML, _ link: Link?) -> HTML {
    link.map {
      "<a rel=\"\(relation)\" href=\"\($0.address)\"><span>\(label)</span> \($0.title)</a>\n"
    } ?? ""
  }
}

extension HTML {
  /// Whatever `markup` makes of each of `items`, one after the other.
  static func each<Item>(_ items: [Item], _ markup: (Item) -> HTML) -> HTML {
    var html: HTML = ""
    for item in items { html += markup(item) }
    return html
  }

  static func + (first: HTML, second: HTML) -> HTML { "\(first)\(second)" }
}
