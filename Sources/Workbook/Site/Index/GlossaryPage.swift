/// The page of the terms that the chapters define, each with its sentence and the section it is from.
struct GlossaryPage {
  struct Entry {
    let words: String
    let identifier: String
    let sentence: HTML
    let address: HTML
    let chapter: HTML
  }

  let entries: [Entry]

  /// - Parameter texts: What the chapters say, in their order.
  init(of book: Book, texts: [ChapterText]) {
    var seen: Set<String> = []
    var anchors = Anchors(reserved: Anchors.ofEveryPage)
    entries = zip(book.chapters, texts).flatMap { chapter, text in
      ChapterTerms(of: text.document).terms.filter { seen.insert($0.key).inserted }.map {
        term in
        Entry(
          words: term.words, identifier: "", sentence: HTML(typed: book.typography.set(term.sentence)),
          address: "\(chapter.name)/index.html\(term.anchor.map { "#\($0)" } ?? "")",
          chapter: "Chapter \(chapter.number)")
      }
    }
    .sorted { ($0.words.lowercased(), $0.words) < ($1.words.lowercased(), $1.words) }
    .map { entry in
      Entry(
        words: entry.words, identifier: anchors.identifier(for: entry.words), sentence: entry.sentence,
        address: entry.address, chapter: entry.chapter)
    }
  }

  func html(in frame: BookFrame) -> HTML {
    PageFrame(book: frame, place: .glossary, title: "Glossary", root: "", body: body).html
  }

  /// What stands between the page's navigation.
  var body: HTML {
    """
    <header class="title">
    <h1>Glossary</h1>
    <p>The sentences in which the chapters say what their terms mean.</p>
    </header>
    <dl class="glossary text">
    \(HTML.each(entries) { $0.html })</dl>

    """
  }
}

extension GlossaryPage.Entry {
  fileprivate var html: HTML {
    """
    <dt id="\(identifier)"><dfn>\(words)</dfn></dt>
    <dd>\(sentence) <a href="\(address)">\(chapter)</a></dd>

    """
  }
}
