import Foundation

/// What of a book can be found: the sections of its chapters with their examples and operators, their challenges, and its
/// terms.
enum SearchDocuments {
  /// What can be found in a chapter, in its order.
  static func documents(
    of chapter: BookChapter, in book: Book, text: ChapterText, operators: OperatorIndex
  ) -> [SearchDocument] {
    let owned = Dictionary(grouping: operators.entries.filter { $0.section.chapter == chapter.name }) {
      $0.section.anchor
    }
    return sections(of: text, in: chapter, owned: owned) + challenges(of: chapter, in: book)
  }

  /// - Parameter chapters: The terms that the chapters define, in their order.
  static func documents(of chapters: [ChapterTerms]) -> [SearchDocument] {
    ChapterTerms.firsts(of: chapters).flatMap(\.self).map { term in
      var document = SearchDocument(
        title: term.words, place: "Glossary",
        address: "\(BookFrame.Overview.glossary.path)#\(Anchors.slug(of: term.words))", rank: .term)
      document.append(term.sentence.filter { $0 != "`" })
      return document
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
      for entry in owned[anchor] ?? [] { document.add(entry) }
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
