import BookMarkdown
import BookModel

/// The page of the terms that the chapters define, each with its defining sentence and section.
struct GlossaryPage {
  struct Entry {
    let words: String
    let identifier: String
    let sentence: HTML
    let address: String
    let chapter: HTML
    /// Other chapters that use the term often.
    let uses: [Use]
  }

  struct Use {
    let number: Int
    let address: String
  }

  let entries: [Entry]

  /// - Parameters:
  ///   - book: The book.
  ///   - chapters: The terms that the chapters define, in the order of the chapters.
  ///   - uses: The places where chapters use the terms.
  init(of book: ParsedBook, chapters: [ChapterTerms], uses: TermIndex) {
    let anchors = ChapterTerms.anchors(of: chapters)
    let all = book.chapters
    let terms = zip(all, ChapterTerms.firsts(of: chapters)).flatMap { chapter, own in
      own.map { (chapter, $0) }
    }
    func address(of anchor: String?, in chapter: ParsedChapter) -> String {
      "\(chapter.name)/index.html\(anchor.map { "#\($0)" } ?? "")"
    }
    entries = terms.sorted { ($0.1.words.lowercased(), $0.1.words) < ($1.1.words.lowercased(), $1.1.words) }
      .map { chapter, term in
        let others = uses.uses(of: term).filter { all[$0.chapter].name != chapter.name }
        return Entry(
          words: term.words, identifier: anchors[term.words] ?? "",
          sentence: HTML(typed: book.typography.set(term.sentence)),
          address: address(of: term.anchor, in: chapter), chapter: "Chapter \(chapter.number)",
          uses: others.map { use in
            let other = all[use.chapter]
            return Use(number: other.number, address: address(of: use.anchor, in: other))
          })
      }
  }

  func page(in navigation: Navigation) -> PageTemplate {
    PageTemplate(
      navigation: navigation, place: .glossary, path: Navigation.Overview.glossary.path, title: "Glossary",
      root: "",
      body: body)
  }

  /// The contents of the page without its navigation.
  var body: HTML {
    """
    <header class="title">
    <h1>Glossary</h1>
    <p>The terms that the chapters define, and the other chapters that use them often.</p>
    </header>
    \(only: .screen, letters)<dl class="glossary text">
    \(HTML.each(entries) { $0.html })</dl>

    """
  }
}

extension GlossaryPage {
  /// The initial letters of the terms, each with a link to its first term.
  private var letters: HTML {
    var seen: Set<String> = []
    let firsts = entries.compactMap { entry -> (letter: String, anchor: String)? in
      let letter = entry.words.prefix(1).uppercased()
      return seen.insert(letter).inserted ? (letter, entry.identifier) : nil
    }
    return """
      <nav class="letters" aria-label="Letters">
      \(HTML.each(firsts) { "<a href=\"#\($0.anchor)\">\($0.letter)</a>\n" })</nav>

      """
  }
}

extension GlossaryPage.Entry {
  fileprivate var html: HTML {
    """
    <dt\(id: identifier)>\(anchor: identifier)<dfn>\(words)</dfn></dt>
    <dd>\(sentence) <a\(href: address)>\(chapter)</a>\(more)</dd>

    """
  }

  private var more: HTML {
    if uses.isEmpty { return "" }
    let links = uses.enumerated().map { index, use -> HTML in
      let gap: HTML = index == 0 ? "" : index < uses.count - 1 ? ", " : uses.count > 2 ? ", and " : " and "
      return "\(gap)<a\(href: use.address)>\(use.number)</a>"
    }
    return " <span>More in chapter\(uses.count > 1 ? "s" : "") \(HTML.each(links) { $0 })</span>"
  }
}
