import SystemSupport

/// A page of the site, consisting of its contents and the navigation around them.
package struct PageTemplate: Sendable {
  /// A page that comes before, after, or above this one.
  struct Link {
    let address: String
    let title: HTML
  }

  let navigation: Navigation
  let place: Navigation.Place
  /// The path of the page, relative to the site's folder.
  let path: String
  /// The title in the browser's tab, to which the book's title is added.
  let title: HTML?
  /// The path from the page's folder to the site's folder.
  let root: HTML
  /// The breadcrumbs between the cover and this page.
  var crumbs: [Link] = []
  var previous: Link?
  var next: Link?
  var sections: [PageHeading] = []
  /// The text of the first paragraph, which link previews show.
  var beginning = ""
  /// The scripts that only this page loads.
  var scripts: [EmbeddedAsset] = []
  /// The style sheets that only this page loads.
  var styles: [EmbeddedAsset] = []
  /// The picture for link previews, or nil for the picture of the cover.
  var picture: LinkPicture?
  /// The contents of the element `main`.
  let body: HTML

  /// The addresses that other sites may link to: the page, and anchors in it.
  var addresses: [String] { [path] + body.anchors.map { "\(path)#\($0)" } }

  /// Returns the content security policy of pages.
  ///
  /// Pages may load scripts, styles, fonts and images only from the site itself, and may run the WebAssembly module that plays
  /// diagrams. In a preview, they may also connect to the server.
  package static func policy(in style: PageStyle) -> HTML {
    let policy: HTML = """
      default-src 'none'; style-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self'; font-src 'self'; base-uri 'none'
      """
    return style.media == .preview ? "\(policy); connect-src 'self'" : policy
  }

  /// A rendered page.
  struct Rendered: Sendable {
    let path: String
    let text: String
    /// The version of the page, which the script of a preview compares.
    var version: String?
  }

  /// Returns the rendered page.
  ///
  /// - Parameters:
  ///   - style: The style in which the page is written.
  ///   - notes: Markup that is added at the end of the contents.
  ///   - assets: A fingerprint of the files that the page shows, such as images. It is part of the page's version.
  func rendered(in style: PageStyle, notes: HTML = "", assets: Fingerprint? = nil) -> Rendered {
    let page = html(in: style, notes: notes)
    guard style.media == .preview else { return Rendered(path: path, text: page.text(in: style, at: path)) }
    var fingerprint = Fingerprint(page.text(in: style, at: path))
    if let assets { fingerprint.add(assets) }
    let version = fingerprint.text
    let script: HTML =
      "<script src=\"/\(EmbeddedAsset.previewScript.path)\" data-version=\"\(version)\" defer></script>\n"
    let whole = html(in: style, notes: notes, head: script)
    return Rendered(path: path, text: whole.text(in: style, at: path), version: version)
  }

  private func html(in style: PageStyle, notes: HTML, head: HTML = "") -> HTML {
    """
    <!DOCTYPE html>
    <html lang="\(navigation.language)">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy(in: style))">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    \(groundHead(in: style))\
    <title>\(tabTitle)</title>
    <script src="\(root)theme.js"></script>
    <script src="\(root)fonts.js"></script>
    <link rel="icon" type="image/svg+xml" href="\(root)favicon.svg">
    <link rel="stylesheet" href="\(root)style.css">
    \(HTML.each(styles) { "<link rel=\"stylesheet\" href=\"\(root)\($0.path)\">\n" })\
    \(relation("prev", previous))\(relation("next", next))<script src="\(root)page.js" defer></script>
    \(HTML.each(scripts) { "<script src=\"\(root)\($0.path)\" defer></script>\n" })\
    \(publicationHead(in: style))\(head)</head>
    <body>
    <a class="skip" href="#Content">Skip to the text</a>
    <a class="skip" href="#Pages">Skip to the contents</a>
    <header class="bar">
    <a class="menu" href="#Pages" title="Contents">Contents</a>
    <a class="logo" href="\(root)index.html" aria-label="\(navigation.title)"></a>
    <nav class="crumbs" aria-label="Breadcrumbs">\(crumbLinks)</nav>
    <button class="seek" type="button">Search</button>
    <details class="look"><summary aria-label="Theme and text size">Aa</summary></details>
    </header>
    <div class="frame">
    <main id="Content" tabindex="-1">
    \(body)\(neighbours)\(notes)</main>
    \(navigation.contents(at: place, root: root))\(outline)</div>
    \(thumbs)</body>
    </html>

    """
  }

  private var tabTitle: HTML {
    guard let title else { return "\(navigation.title)" }
    return "\(title) · \(navigation.title)"
  }

  /// The elements of the head with the page's address and its link preview, if the address is known.
  private func publicationHead(in style: PageStyle) -> HTML {
    let publication = navigation.publication
    guard publication.hasAddress, place != .missing else { return "" }
    let address = publication.address(of: path)
    let head: HTML = """
      <link rel="canonical" href="\(address)">
      <meta property="og:type" content="\(place == .cover ? "website" : "article")">
      <meta property="og:url" content="\(address)">
      <meta property="og:title" content="\(tabTitle)">
      <meta property="og:site_name" content="\(navigation.title)">
      <meta property="og:locale" content="\(navigation.language.replacing("-", with: "_"))">
      \(pictureHead(in: style))
      """
    let description = description
    if description.isEmpty { return head }
    return """
      \(head)<meta name="description" content="\(description)">
      <meta property="og:description" content="\(description)">

      """
  }

  /// The elements of the head with the picture for link previews.
  private func pictureHead(in style: PageStyle) -> HTML {
    let owner = style.pictures.contains(path) ? path : Site.index
    guard style.pictures.contains(owner) else { return "<meta name=\"twitter:card\" content=\"summary\">\n" }
    let address = navigation.publication.address(of: LinkPicture.path(forPageAt: owner))
    return """
      <meta name="twitter:card" content="summary_large_image">
      <meta property="og:image" content="\(address)">
      <meta property="og:image:width" content="\(LinkPicture.width)">
      <meta property="og:image:height" content="\(LinkPicture.height)">
      <meta property="og:image:alt" content="\(owner == path ? tabTitle : "\(navigation.title)")">

      """
  }

  /// The colour of the browser's frame, which `page.js` changes with the theme.
  private func groundHead(in style: PageStyle) -> HTML {
    guard let ground = style.ground else { return "" }
    return """
      <meta name="theme-color" content="\(ground)">

      """
  }

  /// The start of the page for link previews.
  private var description: HTML {
    var shown = ""
    for word in beginning.split(whereSeparator: \.isWhitespace) where shown.count < 200 {
      shown += (shown.isEmpty ? "" : " ") + word
    }
    return shown.count < 200 ? "\(shown)" : "\(shown) …"
  }

  private var crumbLinks: HTML {
    HTML.each(crumbs) {
      "<a href=\"\($0.address)\">\($0.title)</a> <span aria-hidden=\"true\">›</span> "
    }
      + "<span>\(title ?? "\(navigation.title)")</span>"
  }

  private func relation(_ name: HTML, _ link: Link?) -> HTML {
    link.map { "<link rel=\"\(name)\" href=\"\($0.address)\">\n" } ?? ""
  }

  private var neighbours: HTML {
    if previous == nil, next == nil { return "" }
    return """
      <nav class="neighbours" aria-label="Previous and next page">
      \(neighbour("prev", "Previous", previous))\(neighbour("next", "Next", next))</nav>

      """
  }

  /// The sections of the page, which the script shows beside the text, or on demand.
  private var outline: HTML {
    if sections.isEmpty { return "" }
    return """
      <nav class="outline" id="Outline" aria-label="On this page">
      <h2>On this page</h2>
      <ul class="sections">
      \(HTML.each(sections) { "<li><a href=\"#\($0.identifier)\">\($0.label)</a></li>\n" })</ul>
      </nav>

      """
  }

  /// The bar at the bottom of small screens, whose buttons can be reached with a thumb.
  private var thumbs: HTML {
    if sections.isEmpty { return "" }
    func link(_ words: HTML, _ sign: HTML, _ link: Link?) -> HTML {
      link.map { "<a href=\"\($0.address)\" aria-label=\"\(words)\">\(sign)</a>\n" } ?? "<span></span>\n"
    }
    return """
      <nav class="thumbs" aria-label="Around this page">
      \(link("Previous page", "‹", previous))<a href="#Outline">Sections</a>
      \(link("Next page", "›", next))</nav>

      """
  }

  private func neighbour(_ relation: HTML, _ label: HTML, _ link: Link?) -> HTML {
    link.map {
      "<a rel=\"\(relation)\" href=\"\($0.address)\"><span>\(label)</span> \($0.title)</a>\n"
    } ?? ""
  }
}

extension HTML {
  /// Returns the concatenated markup of all `items`.
  static func each<Item>(_ items: [Item], _ markup: (Item) -> HTML) -> HTML {
    var html: HTML = ""
    for item in items { html += markup(item) }
    return html
  }

  static func + (first: HTML, second: HTML) -> HTML { "\(first)\(second)" }
}
