import Foundation

/// What of a book can be found, in the order of the book: its sections with their examples and operators, its challenges,
/// and its terms.
struct SearchDocuments {
  /// Those of each chapter.
  let chapters: [[SearchDocument.Indexed]]
  private let terms: [SearchDocument.Indexed]

  var all: [SearchDocument.Indexed] { chapters.flatMap(\.self) + terms }

  /// - Parameters:
  ///   - texts: What the chapters say, in their order.
  ///   - known: What was found the last time, for each chapter: words are not looked for again in what is the same.
  init(
    of book: Book, texts: [ChapterText], operators: OperatorIndex, known: [[SearchDocument.Indexed]] = []
  ) {
    let owned = Dictionary(grouping: operators.entries) { "\($0.section.chapter)#\($0.section.anchor)" }
    chapters = concurrently(Array(texts.indices)) { index in
      let chapter = book.chapters[index]
      let documents =
        Self.sections(of: texts[index], in: chapter, owned: owned) + Self.challenges(of: chapter, in: book)
      let old = Dictionary(
        (known.indices.contains(index) ? known[index] : []).map { ($0.document.address, $0) }
      ) { $1 }
      return documents.map { document in
        if let same = old[document.address], same.document == document { return same }
        return SearchDocument.Indexed(document)
      }
    }
    var seen: Set<String> = []
    terms = zip(book.chapters, texts).flatMap { chapter, text in
      ChapterTerms(of: text.document).terms.filter { seen.insert($0.key).inserted }.map { term in
        var document = SearchDocument(
          title: term.words, place: "Glossary",
          address: "\(BookFrame.Overview.glossary.path)#\(Anchors.slug(of: term.words))", rank: .term)
        document.append(term.sentence.filter { $0 != "`" })
        return SearchDocument.Indexed(document)
      }
    }
  }

  /// The sections of the second and third level, what is deeper being part of them.
  private static func sections(
    of text: ChapterText, in chapter: BookChapter, owned: [String: [OperatorIndex.Entry]]
  ) -> [SearchDocument] {
    let anchors = text.document.anchors
    let roles = Dictionary(text.fences.map { ($0.markdown.line, $0.role) }) { first, _ in first }
    let place = "Chapter \(chapter.number)"
    var documents: [SearchDocument] = []
    var number = -1
    var heading: String?
    func begin(_ title: String) {
      let anchor = anchors[number]
      var document = SearchDocument(
        title: title, place: documents.isEmpty ? place : "\(place) · \(chapter.title)",
        address: "\(chapter.name)/index.html#\(anchor)", rank: .heading)
      for entry in owned["\(chapter.name)#\(anchor)"] ?? [] { document.add(entry) }
      documents.append(document)
    }
    for event in text.document.events {
      switch event {
      case .enter(let node):
        if heading == nil, let last = documents.indices.last { documents[last].separate(node) }
        guard case .heading(let level) = node.kind else { continue }
        number += 1
        if level <= 3 || documents.isEmpty { heading = "" }
      case .exit(let node):
        if case .heading = node.kind, let words = heading, anchors.indices.contains(number) {
          begin(words)
          heading = nil
        } else if let last = documents.indices.last {
          documents[last].separate(node)
        }
      case .leaf(let node):
        if heading != nil {
          heading? += node.typedText
        } else if let last = documents.indices.last {
          documents[last].add(node, roles)
        }
      }
    }
    return documents
  }

  private static func challenges(of chapter: BookChapter, in book: Book) -> [SearchDocument] {
    chapter.challenges.map { challenge in
      let text = ChapterText(contentsOf: challenge.statement, named: book.path(of: challenge.statement))
      let title = text.document.sections(upTo: 1).first { $0.level == 1 }?.title ?? challenge.slug
      let address = ChallengeSection.link(to: challenge.identifier, in: book)?.address.description ?? ""
      var document = SearchDocument(
        title: title, place: "Challenge \(challenge.identifier)", address: address, rank: .heading)
      let roles = Dictionary(text.fences.map { ($0.markdown.line, $0.role) }) { first, _ in first }
      var isInTitle = false
      for event in text.document.events {
        switch event {
        case .enter(let node):
          if case .heading(1) = node.kind { isInTitle = true }
          document.separate(node)
        case .exit(let node):
          if case .heading(1) = node.kind { isInTitle = false }
          document.separate(node)
        case .leaf(let node): if !isInTitle { document.add(node, roles) }
        }
      }
      return document
    }
  }
}

extension SearchDocument {
  /// Adds the operator's name, and what it is chosen for.
  fileprivate mutating func add(_ entry: OperatorIndex.Entry) {
    add(entry.name.base, rank: .operatorName)
    if let label = entry.name.label { add(label, rank: .operatorPart) }
    for advice in entry.advice {
      let words = advice.path.words.filter { $0 != "`" }
      add(words, rank: .label)
      append("\(words): \(entry.name.text).")
    }
  }

  /// Adds what a reader would look for: prose, code, names; what is printed is none of it.
  fileprivate mutating func add(_ node: MarkdownNode, _ roles: [Int: ChapterFence.Role]) {
    switch node.kind {
    case .text, .code: append(inline: node.typedText.filter { $0 != "`" })
    case .softBreak, .lineBreak: append(inline: " ")
    case .fence(let fence):
      switch roles[fence.line] {
      case .example(let name):
        add(name, rank: .label)
        append(code: fence.body)
      case .marble(let name, _, _): add(name, rank: .label)
      case .file, .fails, .warns, .sketch, .choices, .shown: append(code: fence.body)
      case .answers: asks = true
      case .output, .operators, nil: break
      }
    default: break
    }
  }

  /// A blank where a paragraph begins or ends.
  fileprivate mutating func separate(_ node: MarkdownNode) {
    switch node.kind {
    case .paragraph, .heading: append(inline: " ")
    default: break
    }
  }

  private mutating func append(code: [String]) {
    append(code.map { $0.drop { $0 == " " } }.joined(separator: " "))
  }
}
