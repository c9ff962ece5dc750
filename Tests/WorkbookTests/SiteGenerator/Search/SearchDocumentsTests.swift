import Foundation
import Testing

@testable import BookModel
@testable import SiteGenerator

@Suite struct SearchDocumentsTests {
  private func documents() throws -> [SearchDocument] {
    let site = try SiteBook("One")
    try site.write(
      """
      # One

      Welcome
      here.

      ## `map` makes one

      A **mapping** is
      this. It maps.

      - An item

      ```swift file="Signatures.swift"
        func map(_ f: F) -> O
      ```

      ```swift of="One"
      example(of: "One") {
        run()
      ```

      ```output of="One"
      --- secret ---
      ```

      #### Deep down

      Still map.

      ```choose
      I want
        another  map
      ```
      """, to: "Chapter.md")
    try site.write("# The ferry\n\nLoad it.\n", to: "Challenges/1-ferry/Challenge.md")
    let book = site.parsed
    return SearchDocuments.documents(
      of: book.chapters[0], in: book, operators: book.operators)
      + SearchDocuments.documents(of: [book.chapters[0].terms])
  }

  @Test func `sections, challenges and terms are searchable`() throws {
    let all = try documents()
    #expect(all.map(\.title) == ["One", "`map` makes one", "The ferry", "mapping"])
    #expect(
      all.map(\.address) == [
        "Chapter01-One/index.html#one", "Chapter01-One/index.html#map-makes-one",
        "Chapter01-One/index.html#challenge-1-ferry", "glossary.html#mapping",
      ])
    #expect(all.map(\.kind) == [.section, .section, .section, .term])
    #expect(all.map(\.place) == ["Chapter 1", "Chapter 1 · One", "Challenge chapter1/1", "Glossary"])
  }

  @Test func `a term has the address of its glossary entry`() throws {
    let site = try SiteBook("One")
    try site.write(
      "# One\n\n**Pages** are one. A **hot start** is two, and a **hot-start** is three.\n", to: "Chapter.md")
    let book = site.parsed
    let terms = [book.chapters[0].terms]
    let addresses = SearchDocuments.documents(of: terms).map(\.address)
    #expect(addresses == ["glossary.html#pages", "glossary.html#hot-start", "glossary.html#hot-start-1"])
    let page = GlossaryPage(of: book, chapters: terms, uses: TermIndex(of: [], in: []))
    #expect(Set(page.entries.map { "glossary.html#\($0.identifier)" }) == Set(addresses))
  }

  @Test
  func `a section has its prose, its code and its choices, but not its outputs`()
    throws
  {
    let all = try documents()
    #expect(all[0].text == "Welcome here. ")
    #expect(
      all[1].text
        == "I want … another: map. A mapping is this. It maps. An item func map(_ f: F) -> O "
        + "example(of: \"One\") { run() Deep down Still map. I want another  map")
    #expect(all[2].text == "Load it. ")
  }

  @Test func `the name of an operator ranks higher than other words of its section`() throws {
    let words = try documents()[1].words
    #expect(words["map"] == .operatorName)
    #expect(words["makes"] == .heading)
    #expect(words["another"] == .label)
    #expect(words["item"] == .text)
    #expect(words["secret"] == nil)
  }
}
