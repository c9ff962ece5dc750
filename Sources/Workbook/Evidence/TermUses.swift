import Foundation

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

  /// The words of a chapter's prose.
  struct Prose: Sendable {
    /// The anchors of its headings.
    let anchors: [String]
    /// The words above the first heading, and those of each section, with a blank behind each.
    let sections: [String]

    init(of document: MarkdownDocument) {
      anchors = document.anchors
      var sections: [String] = []
      var text = ""
      func end() {
        sections.append(words(of: text))
        text = ""
      }
      for event in document.events {
        switch event {
        case .enter(let node): if case .heading = node.kind { end() }
        case .exit: text += " "
        case .leaf(let node): if case .text(let words) = node.kind { text += words } else { text += " " }
        }
      }
      end()
      self.sections = sections
    }

    /// Tells it from another one.
    var print: Fingerprint {
      var print = Fingerprint()
      for texts in [anchors, sections] {
        print.add(UInt64(texts.count))
        for text in texts { print.add(text) }
      }
      return print
    }
  }

  /// The terms that a chapter is about.
  struct Chapter: Sendable {
    /// By a term's key, the anchor of the section that has it most often; empty above the first heading.
    fileprivate var anchors: [String: String] = [:]

    fileprivate init(of prose: Prose, _ phrases: Phrases) {
      let counts = prose.sections.map(phrases.counts)
      for (number, key) in phrases.keys.enumerated() {
        let own = counts.map { $0[number] }
        guard own.reduce(0, +) >= TermUses.enough, let most = own.max() else { continue }
        // Of two that have it as often, the first.
        let section = (own.firstIndex(of: most) ?? 0) - 1
        anchors[key] = prose.anchors.indices.contains(section) ? prose.anchors[section] : ""
      }
    }
  }

  /// What a chapter says, which is read where it is not kept which terms it is about.
  struct Text: Sendable {
    /// Tells the prose from another one.
    let print: Fingerprint
    let prose: OnDemand<Prose>

    init(print: Fingerprint, prose: OnDemand<Prose>) { (self.print, self.prose) = (print, prose) }

    init(_ prose: Prose) { self.init(print: prose.print, prose: OnDemand { prose }) }
  }

  private var uses: [String: [Use]] = [:]
  /// Tells them from other ones.
  let print: Fingerprint

  /// - Parameters:
  ///   - texts: What the chapters say, in their order.
  ///   - kept: Where it is kept which terms the chapter at a place among all is about.
  init(
    of terms: [ChapterTerms.Term], in texts: [Text],
    kept: @Sendable (Int, Fingerprint) -> KeptValue<Chapter>? = { _, _ in nil }
  ) {
    let phrases = Phrases(terms)
    let chapters = concurrently(Array(texts.enumerated())) { at, text in
      var key = phrases.print
      key.add(text.print)
      let kept = kept(at, key)
      if let known = kept?.value { return known }
      let prose = text.prose.value
      let chapter = Chapter(of: prose, phrases)
      // It may have been changed meanwhile.
      if prose.print == text.print { kept?.keep(chapter) }
      return chapter
    }
    print = Fingerprint(KeptWriter.data(of: chapters))
    for (number, chapter) in chapters.enumerated() {
      for (key, anchor) in chapter.anchors {
        uses[key, default: []].append(Use(chapter: number, anchor: anchor.isEmpty ? nil : anchor))
      }
    }
  }

  /// A section for each chapter that has the term more than once or twice, in their order.
  func uses(of term: ChapterTerms.Term) -> [Use] { uses[term.key] ?? [] }

  /// What is counted: bytes are compared, for there are a million of them in a book.
  fileprivate struct Phrases {
    private(set) var keys: [String] = []
    /// The words of each, and the place of its key.
    private var phrases: [(words: [UInt8], key: Int)] = []
    /// The places of those that begin with a word, by that word's hash.
    private var places: [Int: [Int]] = [:]
    /// Tells them from other ones.
    private(set) var print = Fingerprint()

    init(_ terms: [ChapterTerms.Term]) {
      var known: [String: Int] = [:]
      for term in terms {
        let words = Array(TermUses.words(of: term.words).utf8)
        if words.isEmpty { continue }
        let key = known[term.key] ?? keys.count
        if key == keys.count { keys.append(term.key) }
        known[term.key] = key
        let hash = words.withUnsafeBytes { Self.hash(of: $0.prefix { $0 != Self.blank }) }
        places[hash, default: []].append(phrases.count)
        phrases.append((words, key))
        print.add(Data(words))
        print.add(term.key)
      }
    }

    /// How often each occurs in `prose`.
    @Sendable func counts(in prose: String) -> [Int] {
      var counts = [Int](repeating: 0, count: keys.count)
      var prose = prose
      prose.withUTF8 { bytes in
        var start = 0
        for (position, byte) in bytes.enumerated() where byte == Self.blank {
          let hash = Self.hash(of: UnsafeRawBufferPointer(bytes)[start..<position])
          for place in places[hash] ?? [] where bytes[start...].starts(with: phrases[place].words) {
            counts[phrases[place].key] += 1
          }
          start = position + 1
        }
      }
      return counts
    }

    private static let blank = UInt8(ascii: " ")

    private static func hash(of word: Slice<UnsafeRawBufferPointer>) -> Int {
      var hasher = Hasher()
      hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: word))
      return hasher.finalize()
    }
  }

  /// The words in small letters, those in the plural as they are in the singular, with a blank behind each.
  private static func words(of text: String) -> String {
    text.lowercased().utf8.split { byte in
      byte < 0x80 && !(0x61...0x7A).contains(byte) && !(0x30...0x39).contains(byte)
    }
    .map { word in
      let isPlural = word.last == UInt8(ascii: "s") && word.dropLast().last != UInt8(ascii: "s")
      return String(decoding: isPlural ? word.dropLast() : word, as: UTF8.self) + " "
    }
    .joined()
  }
}

extension TermUses.Chapter: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) {
    anchors = try kept.next()
  }

  func write(to kept: inout KeptWriter) { kept.add(anchors) }
}
