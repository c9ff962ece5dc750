import BookMarkdown
import SystemSupport
import TextSupport

/// The terms that a chapter's text defines: the bold text in its paragraphs, except names of challenges.
package struct ChapterTerms: Sendable {
  /// A term with the sentence that defines it.
  package struct Term: Sendable, Equatable {
    package let words: String
    /// The sentence, with backticks around code.
    package let sentence: String
    package let line: Int
    /// The anchor of the section that defines it; nil before the first heading.
    package let anchor: String?

    /// A key that is the same for a term and its plural.
    package var key: String {
      let small = words.lowercased()
      return small.hasSuffix("s") && !small.hasSuffix("ss") ? String(small.dropLast()) : small
    }
  }

  package private(set) var terms: [Term] = []

  /// Returns, for each chapter, the terms that no earlier chapter defines.
  package static func firsts(of chapters: [ChapterTerms]) -> [[Term]] {
    var seen: Set<String> = []
    return chapters.map { chapter in chapter.terms.filter { seen.insert($0.key).inserted } }
  }

  /// Returns the anchors of the terms in the glossary, by their words.
  package static func anchors(of chapters: [ChapterTerms]) -> [String: String] {
    var anchors = Anchors()
    // Anchors depend on the order, because two terms may differ only in punctuation.
    let words = firsts(of: chapters).joined().map(\.words)
      .sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) }
    return Dictionary(words.map { ($0, anchors.identifier(for: $0)) }) { first, _ in first }
  }

  package init(of document: MarkdownDocument) {
    let anchors = document.anchors
    var heading = -1
    var title = ""
    var inHeading = false
    var paragraph: Paragraph?
    var depth = 0
    for event in document.events.dropFirst().dropLast() {
      switch event {
      case .enter(let node):
        switch node.kind {
        case .heading:
          heading += 1
          (inHeading, title) = (true, "")
        case .paragraph where depth == 0: paragraph = Paragraph()
        case .strong: paragraph?.begin(at: node.line)
        default: break
        }
        depth += 1
      case .exit(let node):
        depth -= 1
        switch node.kind {
        case .heading: inHeading = false
        case .strong: paragraph?.end()
        case .paragraph where depth == 0:
          // The names of challenges are bold, too.
          if let paragraph, title != "Challenges" {
            let anchor = anchors.indices.contains(heading) ? anchors[heading] : nil
            terms += paragraph.terms(anchor)
          }
          paragraph = nil
        default: break
        }
      case .leaf(let node):
        let words = node.typedText
        if inHeading { title += words }
        paragraph?.text += words
      }
    }
  }
}

/// A paragraph that is being parsed, with its bold ranges.
private struct Paragraph {
  var text = ""
  private var bold: [(range: Range<Int>, line: Int)] = []
  private var start: (offset: Int, line: Int)?

  mutating func begin(at line: Int) { start = (text.count, line) }

  mutating func end() {
    if let start { bold.append((start.offset..<text.count, start.line)) }
    start = nil
  }

  func terms(_ anchor: String?) -> [ChapterTerms.Term] {
    let characters = Array(text)
    return bold.map { range, line in
      ChapterTerms.Term(
        words: String(characters[range]).filter { $0 != "`" },
        sentence: Self.sentence(around: range, in: characters),
        line: line, anchor: anchor)
    }
  }

  /// Returns the sentence that contains `range`.
  private static func sentence(around range: Range<Int>, in text: [Character]) -> String {
    let start =
      (0..<range.lowerBound).compactMap { Self.end(of: text, at: $0) }.last { $0 <= range.lowerBound } ?? 0
    let end =
      (range.upperBound..<text.count).lazy.compactMap { Self.end(of: text, at: $0) }.first ?? text.count
    return String(text[start..<max(end, start)]).trimmed
  }

  /// Returns the end of the sentence whose final punctuation is at `index`; nil if no sentence ends there.
  ///
  /// The next sentence must not start with a lower-case letter.
  private static func end(of text: [Character], at index: Int) -> Int? {
    guard ".?!".contains(text[index]) else { return nil }
    var end = index + 1
    while end < text.count, "\"')\u{201D}\u{2019}".contains(text[end]) { end += 1 }
    guard end < text.count else { return end }
    guard text[end] == " " else { return nil }
    return end + 1 < text.count && text[end + 1].isLowercase ? nil : end
  }
}
