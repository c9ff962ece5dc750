import Foundation
import Testing
@testable import Workbook

@Suite struct SearchIndexTests {
  private func document(_ number: Int, _ text: String, rank: SearchDocument.Rank = .heading) -> SearchDocument
  {
    var document = SearchDocument(title: "Title\(number)", place: "", address: "\(number).html", rank: rank)
    document.append(text)
    return document
  }

  private static func index(_ documents: [SearchDocument]) -> SearchIndex {
    // Of several parts, as a book has them.
    let middle = documents.count / 3
    return SearchIndex(
      of: [documents[..<middle], [], documents[middle...]].map { SearchEntries(of: Array($0)) })
  }

  private func text(_ index: SearchIndex, _ name: String) throws -> String {
    String(decoding: try #require(index.files["search/\(name).js"]), as: UTF8.self)
  }

  @Test func `a word has its documents, and the best that it is there`() throws {
    var owner = document(1, "take take take")
    owner.add("take", rank: .operatorName)
    let index = Self.index([document(0, "take it"), owner, document(2, "take take take")])
    let words = try text(index, "w0")
    #expect(words.hasPrefix("rxbookSearch(\"w0\",\"\\nit 0A\\ntake 0A1G1B\\n"))
    #expect(words.contains("\\ntitle1 1D\\n"))
    #expect(
      try text(index, "index") == """
        rxbookSearch("index",{"shards":["it"],
        "pieces":[0],
        "heads":{}});

        """)
    #expect(
      try text(index, "t0") == """
        rxbookSearch("t0",[["Title0","","0.html","take it"],
        ["Title1","","1.html","take take take"],
        ["Title2","","2.html","take take take"]]);

        """)
  }

  @Test func `a long book is cut into files of some kilobytes`() throws {
    let documents = (0..<2_000).map { number in
      document(
        number, (0..<60).map { "word\(number * 7 % 500)x\($0 * number % 90) filler" }.joined(separator: " "))
    }
    let index = Self.index(documents)
    #expect(index.files.count > 100)
    for (path, data) in index.files where path != "search/index.js" {
      #expect(data.count < 26_000, "\(path)")
    }
    let directory = try text(index, "index")
    #expect(directory.utf8.count < 20_000)
    // Everything begins with it: the index itself answers.
    #expect(directory.contains("\"wo\":\""))
  }

  @Test func `the same documents give the same bytes`() {
    let documents = (0..<50).map { document($0, "one two \($0) three \($0 % 7)") }
    #expect(Self.index(documents).files == Self.index(documents).files)
  }

  /// Words of all kinds of scripts, in which some documents have much in common.
  private var mixed: [SearchDocument] {
    let words = [
      "apple", "a", "aBetter", "é", "été", "字", "字典", "\u{FF41}x", "𠮷野", "𠮷", "﨎", "﨎野", "ｚ", "\u{E000}", "ß",
      "שָׁלוֹם",
    ]
    return (0..<90).map { number in
      document(
        number,
        (0..<40).map { "\(words[(number * 3 + $0 * 5) % words.count])\($0 % 3 == 0 ? "\($0 * number)" : "")" }
          .joined(separator: " "), rank: [.text, .heading, .operatorName][number % 3])
    }
  }

  @Test func `however the documents are cut into parts, the index is the same`() {
    let documents = mixed
    let whole = SearchIndex(of: [SearchEntries(of: documents)]).files
    for size in [1, 7, 89] {
      let parts = stride(from: 0, to: documents.count, by: size).map { start in
        SearchEntries(of: Array(documents[start..<min(start + size, documents.count)]))
      }
      #expect(SearchIndex(of: parts).files == whole, "parts of \(size)")
    }
  }

  @Test func `words are in the order of their UTF-16 code units, each once, with all their documents`() throws
  {
    let documents = mixed
    let words = SearchPostings(of: [
      SearchEntries(of: Array(documents[..<30])), SearchEntries(of: Array(documents[30...])),
    ])
    let texts = words.all.map(words.text)
    #expect(texts == texts.sorted { $0.utf16.lexicographicallyPrecedes($1.utf16) })
    var expected: [String: [Int: SearchDocument.Rank]] = [:]
    for (number, document) in documents.enumerated() {
      for (word, rank) in document.words { expected[word, default: [:]][number] = rank }
    }
    #expect(Set(texts).count == texts.count)
    #expect(Set(texts) == Set(expected.keys))
    for word in words.all {
      var found: [Int: SearchDocument.Rank] = [:]
      words.each(of: word) { found[$0] = $1 }
      #expect(found == expected[words.text(of: word)])
    }
  }

  @Test func `nothing in a text ends the script`() throws {
    let files = try text(Self.index([document(0, "</script> \"a\\b\"\n\u{2028}")]), "t0")
    #expect(files.contains("\"\\u003C/script> \\\"a\\\\b\\\"\\n\\u2028\""))
  }

  @Test func `a book without texts has no index`() {
    #expect(SearchIndex(of: []).files.isEmpty)
  }
}
