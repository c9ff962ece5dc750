import Composer
import Foundation
import SystemSupport
import Testing

@testable import BookModel
@testable import Puzzles
@testable import SiteGenerator

@Suite struct PuzzlesPageTests {
  /// A book whose chapters 1 and 3 explain operators.
  private func site(hasPlayground: Bool = true) throws -> SiteBook {
    let site = try SiteBook("One", "Two", "Three")
    site.hasPlayground = hasPlayground
    try site.write("# One\n\n## `filter` and `take(until:)`\n", to: "Chapter.md")
    try site.write("# Two\n\n## `share`\n", to: "Chapter.md", ofChapter: 2)
    try site.write("# Three\n\n## `map`, `take` and `take(while:)`\n", to: "Chapter.md", ofChapter: 3)
    return site
  }

  @Test func `a chapter teaches the operators of its sections`() throws {
    let book = try site().parsed
    let chapters = PuzzleChapter.all(in: book, book.operators)
    #expect(chapters.map(\.number) == [1, 3])
    #expect(chapters[0].own == ["filter", "takeUntilPredicate", "takeUntil"])
    #expect(chapters[0].earlier.isEmpty)
    #expect(chapters[1].own == ["map", "take", "takeWhile", "mapToSequence", "takeFor"])
    #expect(chapters[1].earlier == chapters[0].own)
  }

  @Test func `only chapters that teach such operators link to their puzzles`() throws {
    for hasPlayground in [true, false] {
      let site = try site(hasPlayground: hasPlayground)
      try site.build()
      #expect(site.files().contains("puzzles.html") == hasPlayground)
      for (name, number) in [("Chapter01-One", 1), ("Chapter03-Three", 3)] {
        #expect(
          try site.built("\(name)/index.html").contains(
            "<a href=\"../puzzles.html#\(number)\">Three puzzles</a>") == hasPlayground)
      }
      #expect(try !site.built("Chapter02-Two/index.html").contains("Three puzzles"))
    }
  }

  @Test func `a book without such operators has no puzzles`() throws {
    let site = try SiteBook("One")
    site.hasPlayground = true
    try site.write("# One\n", to: "Chapter.md")
    try site.build()
    #expect(!site.files().contains("puzzles.html"))
  }

  @Test func `without the module, the page says why there are no puzzles`() throws {
    let site = try site()
    try site.build()
    let page = try site.built("puzzles.html")
    #expect(page.contains("This site was built without WebAssembly, so it has no puzzles."))
    #expect(!page.contains("puzzles.js"))
    #expect(!site.files().contains("play/puzzle-list.js"))
  }

  @Test func `the list of puzzles has short rows`() throws {
    let chain = Composition(
      [
        .init("a", marks: [.init(10, .element, "1"), .init(20, .completed)]),
        .init("b", marks: [.init(30, .error, "X")]),
      ], [.init("merge", "b")])
    let puzzle = Puzzle(.fix, level: 2, chain, options: [.init("concat", "b")])
    let json = String(decoding: try JSONEncoder().encode(PackedPuzzle(puzzle)), as: UTF8.self)
    #expect(json == #"[2,["10:1 20|","30X"],[["merge","b"]],0,[["concat","b"]]]"#)
  }

  @Test func `the list of puzzles about the order of lines is short`() throws {
    let puzzle = OrderPuzzle(
      example: "a", statements: ["let b = 1", "print(b)"], fixedCount: 0,
      dependencies: [.init(name: "b", declared: 0, used: 1)],
      outputs: [["1", "2"], [], ["1", "3", "4"], ["1", "2", "5"]],
      orders: [[0, 1]: 0])
    let fixed = OrderPuzzle(
      example: "a", statements: ["let b = 1", "print(b)"], fixedCount: 1, dependencies: [], outputs: [["1"]],
      orders: [[0, 1]: 0])
    #expect(
      String(decoding: try JSONEncoder().encode(PackedOrder(fixed)), as: UTF8.self).hasSuffix(#",{"1":0}]"#))
    let json = String(decoding: try JSONEncoder().encode(PackedOrder(puzzle)), as: UTF8.self)
    #expect(json == #"[1,"a",["let b = 1","print(b)"],0,["0 1 b"],["1","2"],["0","1 3","2 5"],{"0 1":0}]"#)
  }

  @Test(arguments: [("A puzzle", 1), ("Two puzzles", 2), ("Three puzzles", 3), ("Three puzzles", 4)])
  func `a chapter without operators links to puzzles about its examples`(words: String, count: Int) throws {
    let puzzle = OrderPuzzle(
      example: "a", statements: ["print(1)"], fixedCount: 0, dependencies: [], outputs: [["1"]],
      orders: [[0]: 0])
    let site = try site()
    let orders = BackgroundValue { ["Chapter02-Two": Array(repeating: puzzle, count: count)] }
    try SiteBuilder(book: site.parsed, orders: orders).build(into: site.output)
    #expect(
      try site.built("Chapter02-Two/index.html").contains(
        "<a href=\"../puzzles.html#2\">\(words)</a> about examples of this chapter."))
  }
}
