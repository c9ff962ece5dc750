/// Proves that a chapter which is said to be about some code speaks of it: “chapter 10 has `debounce`”.
///
/// Of the names in a sentence with the number of one other chapter, one at least has to occur in that chapter; where there
/// are several numbers, nothing says which name belongs to which. Chapters after the last one may still be to come.
struct PromiseProof {
  /// The names that occur in the code of each chapter's text, by its number.
  private let spoken: [Int: Set<Substring>]

  init(of book: Book) {
    spoken = Dictionary(
      book.chapters.map { ($0.number, Self.names(in: book.text(of: $0).document)) },
      uniquingKeysWith: { $0.union($1) })
  }

  /// The findings in a text of `chapter`.
  func findings(in document: MarkdownDocument, of chapter: BookChapter) -> [Finding] {
    var findings: [Finding] = []
    var sentence = Sentence()
    func end() {
      findings += troubles(with: sentence, in: document.file, chapter)
      sentence = Sentence()
    }
    for event in document.events {
      switch event {
      case .enter(let node), .exit(let node):
        // A block ends what came before it, too.
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

  private func troubles(with sentence: Sentence, in file: String, _ chapter: BookChapter) -> [Finding] {
    // A letter, and a word with a capital, are as often something else: a key, a folder.
    let promised = sentence.names.first { $0.name.count > 1 && $0.name.first?.isLowercase == true }
    guard let code = promised?.code else { return [] }
    let chapters = sentence.chapters
    guard let (number, line) = chapters.first, chapters.count == 1, number != chapter.number,
      let spoken = spoken[number], !sentence.names.contains(where: { spoken.contains($0.name) })
    else { return [] }
    return [
      Finding(
        file: file, line: line,
        message: "Chapter \(number) does not speak of `\(code)`; correct the number, or the name.")
    ]
  }

  /// A sentence, as far as it is read.
  private struct Sentence {
    private var text = ""
    private var lines: [(start: Int, line: Int)] = []
    var names: [(code: String, name: Substring)] = []

    mutating func read(_ words: some StringProtocol, at line: Int) {
      lines.append((text.utf8.count, line))
      text += words
    }

    /// The chapters that it gives the numbers of, each with its line.
    var chapters: [(number: Int, line: Int)] {
      // Most sentences name none, and a regular expression takes its time to find that out.
      guard !names.isEmpty, text.contains("hapter") else { return [] }
      return text.matches(of: /\b[Cc]hapter[ \u{A0}](\d+)\b/).compactMap { match in
        guard let number = Int(match.1) else { return nil }
        let offset = text.utf8.distance(from: text.startIndex, to: match.range.lowerBound)
        return (number, lines.last { $0.start <= offset }?.line ?? 1)
      }
    }
  }

  /// The parts of `text`, each but the last of which ends a sentence.
  private static func sentences(in text: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = text[...]
    while let stop = rest.firstRange(of: /[.?!:;]\)?(\s|$)/) {
      parts.append(rest[..<stop.upperBound])
      rest = rest[stop.upperBound...]
    }
    return parts + [rest]
  }

  /// The name that a code span is about: `noted` of `noted(by:)`; nil if it is no name.
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
