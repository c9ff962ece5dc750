/// The page that a server shows where there is none; it can be asked for at any path, and so leads to whole addresses.
enum MissingPage {
  static let path = "404.html"

  static func html(in frame: BookFrame, at publication: Publication) -> HTML {
    PageFrame(
      book: frame, place: .missing, title: "There is no such page", root: "\(publication.address)/",
      body: """
        <header class="title">
        <h1>There is no such page</h1>
        </header>
        <div class="text">
        <p>It may have been called otherwise, or have been taken out. All that there is begins at \
        <a href="\(publication.address)/">\(frame.title)</a>.</p>
        </div>

        """
    ).html
  }
}
