/// The terms that a chapter's text defines: what stands in bold in its paragraphs, but for names of challenges.
struct ChapterTerms: Sendable {
  /// A term, and the sentence that says what it means.
  struct Term: Sendable, Equatable {
    let words: String
    /// With backticks around its code.
    let sentence: String
    let line: Int
    /// The anchor of the section that defines it; nil above the first heading.
    let anchor: String?

    /// The same for a term and its plural.
    var key: String {
      let small = words.lowercased()
      return small.hasSuffix("s") && !small.hasSuffix("ss") ? String(small.dropLast()) : small
    }
  }

  private(set) var terms: [Term] = []

  /// Tells what pages say of them from what it was before, wherever they stand.
  var print: Fingerprint {
    terms.reduce(into: Fingerprint()) { print, term in
      for text in [term.words, term.sentence, term.anchor ?? "#"] { print.add(text) }
    }
  }

  /// For each of `chapters`, in their order, the terms that none before it defines.
  static func firsts(of chapters: [ChapterTerms]) -> [[Term]] {
    var seen: Set<String> = []
    return chapters.map { chapter in chapter.terms.filter { seen.insert($0.key).inserted } }
  }

  init(of document: MarkdownDocument) {
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
          // The names of challenges stand in bold, too.
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

/// A paragraph that is being read, and what of it is bold.
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

  /// From the end of the sentence before to the end of this one.
  private static func sentence(around range: Range<Int>, in text: [Character]) -> String {
    let start =
      (0..<range.lowerBound).compactMap { Self.end(of: text, at: $0) }.last { $0 <= range.lowerBound } ?? 0
    let end =
      (range.upperBound..<text.count).lazy.compactMap { Self.end(of: text, at: $0) }.first ?? text.count
    return String(text[start..<max(end, start)]).trimmed
  }

  /// Where the sentence ends that has its last stop at `index`; nil where it has none there.
  ///
  /// The next one begins with anything but a small letter.
  private static func end(of text: [Character], at index: Int) -> Int? {
    guard ".?!".contains(text[index]) else { return nil }
    var end = index + 1
    while end < text.count, "\"')\u{201D}\u{2019}".contains(text[end]) { end += 1 }
    guard end < text.count else { return end }
    guard text[end] == " " else { return nil }
    return end + 1 < text.count && text[end + 1].isLowercase ? nil : end
  }
}

extension String {
  fileprivate var trimmed: String {
    let rest = drop { $0 == " " }
    return String(rest.prefix(rest.count - rest.reversed().prefix { $0 == " " }.count))
  }
}

extension ChapterTerms: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) {
    terms = try kept.next()
  }

  func write(to kept: inout KeptWriter) { kept.add(terms) }
}

extension ChapterTerms.Term: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) {
    words = try kept.next()
    sentence = try kept.next()
    line = try kept.next()
    anchor = try kept.next()
  }

  func write(to kept: inout KeptWriter) { kept.add(words, sentence, line, anchor) }
}
