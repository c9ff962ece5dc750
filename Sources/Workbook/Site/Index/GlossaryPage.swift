/// The page of the terms that the chapters define, each with its sentence and the section it is from.
struct GlossaryPage {
  struct Entry {
    let words: String
    let identifier: String
    let sentence: HTML
    let address: HTML
    let chapter: HTML
    /// Other chapters that have much of it.
    let uses: [Use]
  }

  struct Use {
    let number: Int
    let address: HTML
  }

  let entries: [Entry]

  /// - Parameters:
  ///   - chapters: The terms that the chapters define, in their order.
  ///   - uses: Where else they are used.
  init(of book: Book, chapters: [ChapterTerms], uses: TermUses) {
    var anchors = Anchors(reserved: Anchors.ofEveryPage)
    let all = book.chapters
    let terms = zip(all, ChapterTerms.firsts(of: chapters)).flatMap { chapter, own in
      own.map { (chapter, $0) }
    }
    func address(of anchor: String?, in chapter: BookChapter) -> HTML {
      "\(chapter.name)/index.html\(anchor.map { "#\($0)" } ?? "")"
    }
    entries = terms.sorted { ($0.1.words.lowercased(), $0.1.words) < ($1.1.words.lowercased(), $1.1.words) }
      .map { chapter, term in
        let others = uses.uses(of: term).filter { all[$0.chapter].name != chapter.name }
        return Entry(
          words: term.words, identifier: anchors.identifier(for: term.words),
          sentence: HTML(typed: book.typography.set(term.sentence)),
          address: address(of: term.anchor, in: chapter), chapter: "Chapter \(chapter.number)",
          uses: others.map { use in
            let other = all[use.chapter]
            return Use(number: other.number, address: address(of: use.anchor, in: other))
          })
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
    <p>The sentences in which the chapters say what their terms mean, and where else much is said of them.</p>
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
    <dd>\(sentence) <a href="\(address)">\(chapter)</a>\(more)</dd>

    """
  }

  private var more: HTML {
    if uses.isEmpty { return "" }
    let links = uses.enumerated().map { index, use -> HTML in
      let gap: HTML = index == 0 ? "" : index < uses.count - 1 ? ", " : uses.count > 2 ? ", and " : " and "
      return "\(gap)<a href=\"\(use.address)\">\(use.number)</a>"
    }
    return " <span>More in chapter\(uses.count > 1 ? "s" : "") \(HTML.each(links) { $0 })</span>"
  }
}
