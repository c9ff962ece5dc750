import BookMarkdown
import BookModel
import SystemSupport
import TextSupport

/// Verifies that a chapter which a text refers to for some code mentions that code, as in “chapter 10 has `debounce`”.
///
/// If a sentence contains the number of exactly one other chapter, at least one of the names in the sentence must occur
/// in that chapter. With several numbers, the names cannot be assigned to chapters. Chapters after the last one may not
/// be written yet.
struct ChapterMentionProof {
  /// The names in the code of each chapter's text, by the number of the chapter.
  private let mentionedNames: [Int: Set<Substring>]

  init(of book: ParsedBook) {
    mentionedNames = Dictionary(
      concurrentMap(book.chapters) { ($0.number, Self.names(in: $0.text.document)) },
      uniquingKeysWith: { $0.union($1) })
  }

  /// Returns the problems in a text of `chapter`.
  func findings(in document: MarkdownDocument, of chapter: BookChapter) -> [Finding] {
    var findings: [Finding] = []
    var sentence = Sentence()
    func end() {
      findings += problems(with: sentence, in: document.file, chapter)
      sentence = Sentence()
    }
    for event in document.events {
      switch event {
      case .enter(let node), .exit(let node):
        // The beginning of a block also ends the previous sentence.
        switch node.kind {
        case .emphasis, .strong, .link, .image: break
        default: end()
        }
      case .leaf(let node):
        switch node.kind {
        case .text(let text):
          for (index, part) in Self.sentences(in: text).enumerated() {
            if index > 0 { end() }
            sentence.read(part, at: node.line)
          }
        case .softBreak, .lineBreak: sentence.read(" ", at: node.line)
        case .code(let code): if let name = Self.name(of: code) { sentence.names.append((code, name)) }
        default: end()
        }
      }
    }
    return findings
  }

  private func problems(with sentence: Sentence, in file: String, _ chapter: BookChapter) -> [Finding] {
    // Single letters and capitalised words are often something else, such as a key or a folder.
    let promised = sentence.names.first { $0.name.count > 1 && $0.name.first?.isLowercase == true }
    guard let code = promised?.code else { return [] }
    let chapters = sentence.chapters
    guard let (number, line) = chapters.first, chapters.count == 1, number != chapter.number,
      let mentionedNames = mentionedNames[number],
      !sentence.names.contains(where: { mentionedNames.contains($0.name) })
    else { return [] }
    return [
      Finding(
        file: file, line: line,
        message: "Chapter \(number) does not mention `\(code)`; correct the number or the name.")
    ]
  }

  /// A sentence that is being parsed.
  private struct Sentence {
    private var text = ""
    private var lines: [(start: Int, line: Int)] = []
    var names: [(code: String, name: Substring)] = []

    mutating func read(_ words: some StringProtocol, at line: Int) {
      lines.append((text.utf8.count, line))
      text += words
    }

    /// The chapter numbers in the sentence, each with its line.
    var chapters: [(number: Int, line: Int)] {
      // A cheap test first: most sentences mention no chapter, and regular expressions are slow.
      guard !names.isEmpty, text.contains("hapter") else { return [] }
      return text.matches(of: /\b[Cc]hapter[ \u{A0}](\d+)\b/).compactMap { match in
        guard let number = Int(match.1) else { return nil }
        let offset = text.utf8.distance(from: text.startIndex, to: match.range.lowerBound)
        return (number, lines.last { $0.start <= offset }?.line ?? 1)
      }
    }
  }

  /// Splits `text` after each end of a sentence.
  private static func sentences(in text: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = text[...]
    while let stop = rest.firstRange(of: /[.?!:;]\)?(\s|$)/) {
      parts.append(rest[..<stop.upperBound])
      rest = rest[stop.upperBound...]
    }
    return parts + [rest]
  }

  /// Returns the name that a code span is about, such as `noted` for `noted(by:)`; nil if it is not a name.
  private static func name(of code: String) -> Substring? {
    code.wholeMatch(of: /[.@]?(?:\w+\.)*([A-Za-z_]\w*)(?:<.*>)?(?:\(.*\))?/)?.output.1
  }

  private static func names(in document: MarkdownDocument) -> Set<Substring> {
    var names: Set<Substring> = []
    for case .leaf(let node) in document.events {
      switch node.kind {
      case .code(let code): names.formUnion(words(of: code))
      case .fence(let fence): for line in fence.body { names.formUnion(words(of: line)) }
      default: break
      }
    }
    return names
  }

  private static func words(of code: String) -> [Substring] {
    code.split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }
}
