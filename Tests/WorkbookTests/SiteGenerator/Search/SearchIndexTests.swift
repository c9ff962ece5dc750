import Foundation
import Testing

@testable import SiteGenerator

@Suite struct SearchIndexTests {
  private func document(_ number: Int, _ text: String, rank: SearchDocument.Rank = .heading) -> SearchDocument
  {
    var document = SearchDocument(title: "Title\(number)", place: "", address: "\(number).html", rank: rank)
    document.append(text)
    return document
  }

  private static func index(_ documents: [SearchDocument]) -> SearchIndex {
    SearchIndex(of: documents.map(SearchEntry.init))
  }

  private func text(_ index: SearchIndex, _ name: String) throws -> String {
    String(decoding: try #require(index.files["search/\(name).js"]), as: UTF8.self)
  }

  @Test func `a word has its documents, each with its best rank`() throws {
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

  @Test func `the group and the picture of a result follow its text`() throws {
    var section = document(0, "x")
    section.picture = "svg"
    let pictured = document(1, "x", rank: .operatorName)
    let index = Self.index([section, pictured])
    #expect(try text(index, "t0").contains(#"["Title0","","0.html","x","","svg"]"#))
    #expect(try text(index, "t0").contains(#"["Title1","","1.html","x","o"]"#))
  }

  @Test func `the index of a long book is split into files of a few kilobytes`() throws {
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
    // All words have this prefix, so it is answered by the index itself.
    #expect(directory.contains("\"wo\":\""))
  }

  @Test func `an index is reproducible`() {
    let documents = (0..<50).map { document($0, "one two \($0) three \($0 % 7)") }
    #expect(Self.index(documents).files == Self.index(documents).files)
  }

  /// Documents with words in many scripts, some of which share many words.
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

  @Test func `words are sorted by their UTF-16 code units, each once, with all their documents`() throws {
    let documents = mixed
    let index = Self.index(documents)
    var (texts, found): ([String], [String: [Int: SearchDocument.Rank]]) = ([], [:])
    for number in 0..<index.files.keys.count(where: { $0.hasPrefix("search/w") }) {
      let shard = try text(index, "w\(number)").split(separator: ",", maxSplits: 1)[1].dropLast(4).dropFirst()
      for line in shard.split(separator: "\\n") {
        let parts = line.split(separator: " ")
        texts.append(String(parts[0]))
        var (document, digits) = (0, "")
        for character in parts[1] {
          guard ("A"..."Z").contains(character), let letter = character.asciiValue else {
            digits.append(character)
            continue
          }
          document += try #require(Int(digits, radix: 36))
          found[texts[texts.count - 1], default: [:]][document] = .init(rawValue: Int(letter) - 64)
          digits = ""
        }
      }
    }
    #expect(texts == texts.sorted { $0.utf16.lexicographicallyPrecedes($1.utf16) })
    #expect(Set(texts).count == texts.count)
    var expected: [String: [Int: SearchDocument.Rank]] = [:]
    for (number, document) in documents.enumerated() {
      for (word, rank) in document.words { expected[word, default: [:]][number] = rank }
    }
    #expect(found == expected)
  }

  @Test func `text cannot end the script`() throws {
    let files = try text(Self.index([document(0, "</script> \"a\\b\"\n\u{2028}")]), "t0")
    #expect(files.contains("\"\\u003C/script> \\\"a\\\\b\\\"\\n\\u2028\""))
  }

  @Test func `a book without texts has no index`() {
    #expect(SearchIndex(of: []).files.isEmpty)
  }
}
