import Foundation
import Testing
@testable import Workbook

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
    let book = site.book
    let text = book.text(of: book.chapters[0])
    return SearchDocuments.documents(
      of: book.chapters[0], in: book, text: text, operators: OperatorIndex(of: book))
      + SearchDocuments.documents(of: [ChapterTerms(of: text.document)])
  }

  @Test func `sections, challenges, and terms are found`() throws {
    let all = try documents()
    #expect(all.map(\.title) == ["One", "`map` makes one", "The ferry", "mapping"])
    #expect(
      all.map(\.address) == [
        "Chapter01-One/index.html#one", "Chapter01-One/index.html#map-makes-one",
        "Chapter01-One/index.html#challenge-1-ferry", "glossary.html#mapping",
      ])
    #expect(all.map(\.place) == ["Chapter 1", "Chapter 1 · One", "Challenge chapter1/1", "Glossary"])
  }

  @Test
  func `a section is shown by its prose and code, with what its operators are for, and not by its outputs`()
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

  @Test func `what an operator is called counts more than what else its section says`() throws {
    let words = try documents()[1].words
    #expect(words["map"] == .operatorName)
    #expect(words["makes"] == .heading)
    #expect(words["another"] == .label)
    #expect(words["item"] == .text)
    #expect(words["secret"] == nil)
  }
}
