import Mustache

/// The frames of the pages.
///
/// Everything that is put into them is `HTML`, which is escaped where it is made; hence the triple braces.
/// The library's own escaping looks at characters, and would let a quote with an accent through.
struct Templates {
  private let library: MustacheLibrary

  init() throws(SiteError) {
    var library = MustacheLibrary()
    for (name, text) in Self.texts {
      do {
        try library.register(text, named: name)
      } catch {
        throw .template(name: name, reason: "\(error)")
      }
    }
    self.library = library
  }

  func render(_ page: ChapterPage) -> String { render(page.view, with: "chapter") }

  func render(_ page: IndexPage) -> String { render(page, with: "index") }

  private func render(_ view: Any, with name: String) -> String {
    library.render(view, withTemplate: name) ?? ""
  }

  private static let texts = [
    "chapter": chapter, "index": index, "page": page, "challenge": challenge,
  ]

  private static let book = "Reactive programming in Swift"

  private static let page = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>{{$title}}{{/title}}</title>
    <link rel="stylesheet" href="{{$root}}{{/root}}style.css">
    </head>
    <body>
    <a class="skip" href="#content">Skip to the text</a>
    {{$body}}{{/body}}</body>
    </html>

    """

  private static let index = """
    {{<page}}
    {{$title}}\(book){{/title}}
    {{$body}}
    <main id="content" class="index">
    <header class="title">
    <h1>\(book)</h1>
    <p>A workbook. Every example in it runs, and prints what stands under it.</p>
    </header>
    {{#parts}}
    <section>
    <h2>{{{title}}}</h2>
    <ul class="chapters">
    {{#chapters}}
    <li>
    <a href="{{{address}}}"><span class="number">{{{number}}}</span> {{{title}}}</a>
    {{#teaser}}
    <p>{{{.}}}</p>
    {{/teaser}}
    <p class="size">{{{size}}}</p>
    </li>
    {{/chapters}}
    </ul>
    </section>
    {{/parts}}
    </main>
    {{/body}}
    {{/page}}
    """

  private static let chapter = """
    {{<page}}
    {{$title}}{{{number}}} {{{title}}} · \(book){{/title}}
    {{$root}}../{{/root}}
    {{$body}}
    <nav class="book" aria-label="Book"><a href="../index.html">\(book)</a></nav>
    <main id="content">
    <header class="title">
    <p>Chapter {{{number}}}</p>
    {{{heading}}}</header>
    {{#contents}}
    <nav class="contents" aria-label="On this page">
    <ul>
    {{#entries}}
    <li><a href="#{{{anchor}}}">{{{words}}}</a></li>
    {{/entries}}
    </ul>
    </nav>
    {{/contents}}
    <div class="text">
    {{{beginning}}}{{{challengesHeading}}}{{#challenges}}{{>challenge}}{{/challenges}}{{{end}}}</div>
    </main>
    <nav class="neighbours" aria-label="Chapters">
    {{#neighbours}}
    <a rel="{{{relation}}}" href="{{{address}}}"><span>{{{label}}}</span> {{{title}}}</a>
    {{/neighbours}}
    </nav>
    {{/body}}
    {{/page}}
    """

  private static let challenge = """
    <section class="challenge">
    {{{heading}}}{{{statement}}}<p class="how">Start it with \
    <code>./rxbook start {{{identifier}}}</code>, and have it judged with \
    <code>./rxbook check {{{identifier}}}</code>.</p>
    {{#hints}}
    <details>
    <summary>{{{title}}}</summary>
    {{{body}}}</details>
    {{/hints}}
    <details class="solution">
    <summary>Solution</summary>
    <pre tabindex="0"><code>{{{solution}}}</code></pre>
    </details>
    </section>

    """
}
