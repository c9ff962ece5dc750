import BookMarkdown
import BookModel
import Foundation

/// Extracts search documents from a book: sections with their examples and operators, challenges, and terms.
enum SearchDocuments {
  /// Returns the sections and challenges of a chapter, in order.
  static func documents(
    of chapter: ParsedChapter, in book: ParsedBook, operators: OperatorIndex
  ) -> [SearchDocument] {
    let owned = Dictionary(grouping: operators.entries.filter { $0.section.chapter == chapter.name }) {
      $0.section.anchor
    }
    return sections(
      of: chapter.text, at: "\(chapter.name)/index.html", place: "Chapter \(chapter.chapter.number)",
      title: chapter.title, isChapter: true, owned: owned) + challenges(of: chapter, in: book)
  }

  /// Returns the sections of the cover and the optional pages.
  static func documents(ofPagesIn book: ParsedBook) -> [SearchDocument] {
    let cover = book.cover.map {
      sections(of: $0.text, at: Site.index, place: "Cover", title: Navigation.title(of: book))
    }
    return (cover ?? [])
      + book.optionalPages.flatMap { kind, file in
        sections(
          of: file.text, at: SupplementaryPage.path(of: kind), place: kind.rawValue,
          title: kind.rawValue)
      }
  }

  /// Returns the terms of the book.
  ///
  /// - Parameter chapters: The terms that the chapters define, in the order of the chapters.
  static func documents(of chapters: [ChapterTerms]) -> [SearchDocument] {
    let anchors = ChapterTerms.anchors(of: chapters)
    return ChapterTerms.firsts(of: chapters).flatMap(\.self).map { term in
      var document = SearchDocument(
        title: term.words, place: "Glossary",
        address: "\(Navigation.Overview.glossary.path)#\(anchors[term.words] ?? "")", rank: .term)
      document.append(term.sentence.filter { $0 != "`" })
      return document
    }
  }

  /// Returns the sections of the first three levels, which include deeper sections.
  ///
  /// - Parameters:
  ///   - text: The text of a page.
  ///   - path: The path of the page, relative to the site's folder.
  ///   - place: The place in the book, such as `Chapter 5`.
  ///   - title: The title of the page, which is added to the place of all sections but the first.
  ///   - isChapter: Whether the first heading has an anchor, as in chapters.
  ///   - owned: The operators that belong to sections, by the anchors of these sections.
  private static func sections(
    of text: ChapterText, at path: String, place: String, title pageTitle: String, isChapter: Bool = false,
    owned: [String: [OperatorIndex.Entry]] = [:]
  ) -> [SearchDocument] {
    let anchors = text.document.anchors
    let roles = text.roles
    var documents: [SearchDocument] = []
    var number = -1
    var heading: String?
    func begin(_ title: String) {
      let anchor = anchors[number]
      var document = SearchDocument(
        title: title, place: documents.isEmpty ? place : "\(place) · \(pageTitle)",
        address: documents.isEmpty && !isChapter ? path : "\(path)#\(anchor)", rank: .heading)
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

  private static func challenges(of chapter: ParsedChapter, in book: ParsedBook) -> [SearchDocument] {
    chapter.challenges.map { challenge in
      let text = challenge.statement.text
      let title = text.document.sections(upTo: 1).first { $0.level == 1 }?.title ?? challenge.slug
      let address = ChallengeSection.link(to: challenge.identifier, in: book)?.address.description ?? ""
      var document = SearchDocument(
        title: title, place: "Challenge \(challenge.identifier)", address: address, rank: .heading)
      let roles = text.roles
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
  /// Adds the name of an operator and the choices that lead to it.
  fileprivate mutating func add(_ entry: OperatorIndex.Entry) {
    add(entry.name.base, rank: .operatorName)
    if let label = entry.name.label { add(label, rank: .operatorPart) }
    for advice in entry.advice {
      let words = advice.path.words.filter { $0 != "`" }
      add(words, rank: .label)
      append("\(words): \(entry.name.text).")
    }
  }

  /// Adds the prose, code and names in a node, but not the output of examples.
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
      case .output, .operators, .demo, nil: break
      }
    default: break
    }
  }

  /// Adds a space where a paragraph or heading starts or ends.
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
