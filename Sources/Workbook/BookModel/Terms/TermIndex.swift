import BookMarkdown
import Foundation
import SystemSupport

/// The uses of terms in the chapters' prose, for the index.
package struct TermIndex {
  /// The section of a chapter in which a term occurs most often.
  package struct Use: Equatable {
    /// The position of the chapter in the book.
    package let chapter: Int
    /// The anchor of the section; nil before the first heading.
    package let anchor: String?
  }

  /// The number of occurrences from which on a chapter is listed for a term.
  private static let enough = 3

  /// The normalised words of a chapter's prose.
  package struct Prose: Sendable {
    /// The anchors of its headings.
    let anchors: [String]
    /// The words before the first heading and of each section, each word followed by a space.
    let sections: [String]

    package init(of document: MarkdownDocument) {
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
  }

  /// The terms that a chapter uses often.
  private struct Chapter: Sendable {
    /// The anchor of the section in which a term occurs most often, by the key of the term; empty before the first
    /// heading.
    fileprivate var anchors: [String: String] = [:]

    fileprivate init(of prose: Prose, _ phrases: Phrases) {
      let counts = prose.sections.map(phrases.counts)
      for (number, key) in phrases.keys.enumerated() {
        let own = counts.map { $0[number] }
        guard own.reduce(0, +) >= TermIndex.enough, let most = own.max() else { continue }
        // The first of several sections with the same count.
        let section = (own.firstIndex(of: most) ?? 0) - 1
        anchors[key] = prose.anchors.indices.contains(section) ? prose.anchors[section] : ""
      }
    }
  }

  private var uses: [String: [Use]] = [:]

  /// - Parameter prose: The prose of the chapters, in reading order.
  package init(of terms: [ChapterTerms.Term], in prose: [Prose]) {
    let phrases = Phrases(terms)
    let chapters = concurrentMap(prose) { Chapter(of: $0, phrases) }
    for (number, chapter) in chapters.enumerated() {
      for (key, anchor) in chapter.anchors {
        uses[key, default: []].append(Use(chapter: number, anchor: anchor.isEmpty ? nil : anchor))
      }
    }
  }

  /// Returns one section for each chapter in which the term occurs often, in reading order.
  package func uses(of term: ChapterTerms.Term) -> [Use] { uses[term.key] ?? [] }

  /// The phrases to count.
  ///
  /// They are compared as bytes, because a book's prose has a million of them.
  fileprivate struct Phrases {
    private(set) var keys: [String] = []
    /// The words of each phrase, and the index of its key.
    private var phrases: [(words: [UInt8], key: Int)] = []
    /// The indices of the phrases, by the hash of their first word.
    private var places: [Int: [Int]] = [:]

    init(_ terms: [ChapterTerms.Term]) {
      var known: [String: Int] = [:]
      for term in terms {
        let words = Array(TermIndex.words(of: term.words).utf8)
        if words.isEmpty { continue }
        let key = known[term.key] ?? keys.count
        if key == keys.count { keys.append(term.key) }
        known[term.key] = key
        let hash = words.withUnsafeBytes { Self.hash(of: $0.prefix { $0 != Self.blank }) }
        places[hash, default: []].append(phrases.count)
        phrases.append((words, key))
      }
    }

    /// Returns the number of occurrences of each key in `prose`.
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

  /// Returns the words in lower case and in the singular, each followed by a space.
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
