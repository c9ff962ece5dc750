/// Where the chapters' prose uses terms, for an index of them.
struct TermUses {
  /// The section of a chapter that has a term most often.
  struct Use: Equatable {
    /// The chapter's place among all.
    let chapter: Int
    /// Nil above the first heading.
    let anchor: String?
  }

  /// How often a chapter has to have a term to be said to be about it.
  private static let enough = 3

  private var uses: [String: [Use]] = [:]

  /// - Parameter texts: What the chapters say, in their order.
  init(of terms: [ChapterTerms.Term], in texts: [ChapterText]) {
    let phrases = Dictionary(grouping: terms.map { (key: $0.key, words: Self.words(of: $0.words)) }) {
      $0.words.first ?? ""
    }
    for (chapter, counts) in concurrently(texts, { Self.counts(of: phrases, in: $0.document) }).enumerated() {
      for (key, sections) in counts where sections.values.reduce(0, +) >= Self.enough {
        // Of two that have it as often, the first.
        guard let most = sections.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { continue }
        let anchors = texts[chapter].document.anchors
        let anchor = anchors.indices.contains(most.key) ? anchors[most.key] : nil
        uses[key, default: []].append(Use(chapter: chapter, anchor: anchor))
      }
    }
  }

  /// A section for each chapter that has the term more than once or twice, in their order.
  func uses(of term: ChapterTerms.Term) -> [Use] { uses[term.key] ?? [] }

  /// For each term how often each section has it; -1 is what stands above the first heading.
  private static func counts(
    of phrases: [String: [(key: String, words: [String])]], in document: MarkdownDocument
  ) -> [String: [Int: Int]] {
    var counts: [String: [Int: Int]] = [:]
    var section = -1
    var text = ""
    func count() {
      let words = words(of: text)
      text = ""
      for start in words.indices {
        for phrase in phrases[words[start]] ?? [] where words[start...].starts(with: phrase.words) {
          counts[phrase.key, default: [:]][section, default: 0] += 1
        }
      }
    }
    for event in document.events {
      switch event {
      case .enter(let node):
        guard case .heading = node.kind else { continue }
        count()
        section += 1
      case .exit: text += " "
      case .leaf(let node): if case .text(let words) = node.kind { text += words } else { text += " " }
      }
    }
    count()
    return counts
  }

  /// The words in small letters, those in the plural as they are in the singular.
  private static func words(of text: String) -> [String] {
    text.lowercased().utf8.split { byte in
      byte < 0x80 && !(0x61...0x7A).contains(byte) && !(0x30...0x39).contains(byte)
    }
    .map { word in
      let isPlural = word.last == UInt8(ascii: "s") && word.dropLast().last != UInt8(ascii: "s")
      return String(decoding: isPlural ? word.dropLast() : word, as: UTF8.self)
    }
  }
}
