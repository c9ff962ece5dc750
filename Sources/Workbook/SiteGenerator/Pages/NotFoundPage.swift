/// The page that a server shows for addresses that don't exist.
///
/// It can appear at any path, so its links are absolute.
enum NotFoundPage {
  static let path = "404.html"

  static func page(in navigation: Navigation, at publication: Publication) -> PageTemplate {
    PageTemplate(
      navigation: navigation, place: .missing, path: path, title: "Page not found",
      root: "\(publication.address)/",
      body: """
        <header class="title">
        <h1>Page not found</h1>
        </header>
        <div class="text">
        <p>The page may have been renamed or removed. The book starts at \
        <a href="\(publication.address)/">\(navigation.title)</a>.</p>
        </div>

        """)
  }
}
