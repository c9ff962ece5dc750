import BookModel
import Foundation
import SystemSupport
import TestSupport
import Testing

@testable import Puzzles
import BookChapters

/// The puzzles about the order of statements, made of the book's chapters.
@Suite(.waiting) struct OrderPuzzleMakerTests {
  private static let book = BookLoader.load(BookChapters.book(at: BookCopy.original))
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static func puzzles(ofChapter number: Int) throws -> [OrderPuzzle] {
    let chapter = try #require(book.chapters.first { $0.number == number })
    return try OrderPuzzleMaker(program: Program.url, cache: nil).puzzles(of: chapter)
  }

  /// Runs the statements of `puzzle` in another order, as a reader would.
  private func run(_ puzzle: OrderPuzzle, _ order: [Int], chapter: Int) throws -> Program.Outcome {
    let chapter = try #require(Self.book.chapters.first { $0.number == chapter })
    let imports = chapter.sources.imports + ["@testable import \(chapter.name.replacing("-", with: "_"))"]
    let code = imports + ["example(of: \"order\") {"] + order.map { puzzle.statements[$0] } + ["}"]
    try folder.write(code.joined(separator: "\n"), to: "order.swift")
    return try Program.run(["run", "order.swift"], in: folder.url)
  }

  @Test(arguments: [13, 16])
  func `each order prints what the puzzle says`(chapter: Int) throws {
    let puzzles = try Self.puzzles(ofChapter: chapter)
    #expect(puzzles.count == 3)
    for puzzle in puzzles {
      let orders = puzzle.orders.sorted { $0.key.lexicographicallyPrecedes($1.key) }
      let accepted = orders.filter { $0.value == 0 }.map(\.key)
      let others = orders.filter { $0.value > 0 }.map(\.key)
      #expect(accepted.contains(Array(puzzle.statements.indices)))
      #expect(accepted.count <= others.count)
      for order in accepted.prefix(2) + others.prefix(2) {
        let outcome = try run(puzzle, order, chapter: chapter)
        let wanted = puzzle.outputs[puzzle.orders[order] ?? 0]
        let printed = outcome.output.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
          .dropLast()
        if wanted.last == "The program stops with an error." {
          #expect(outcome.status != 0)
        } else {
          #expect(printed.map(String.init) == wanted, "\(puzzle.example) \(order)")
        }
      }
      // An order that uses a name too early doesn't compile.
      for dependency in puzzle.dependencies.filter({ $0.declared >= puzzle.fixedCount }).prefix(2) {
        var order = Array(puzzle.statements.indices)
        order.remove(at: dependency.used)
        order.insert(dependency.used, at: dependency.declared)
        #expect(puzzle.orders[order] == nil)
        #expect(
          try run(puzzle, order, chapter: chapter).errors.contains("error:"), "\(puzzle.example) \(order)")
      }
    }
  }

  @Test func `puzzles are cached`() throws {
    let chapter = try #require(Self.book.chapters.first { $0.number == 2 })
    let cache = DiskCache(at: folder.url.appending(path: "cache"), programVersion: Fingerprint("1"))
    let maker = try OrderPuzzleMaker(program: Program.url, cache: cache)
    let puzzles = try maker.puzzles(of: chapter)
    #expect(!puzzles.isEmpty)
    // This program can't run anything.
    let other = try OrderPuzzleMaker(program: folder.url.appending(path: "missing"), cache: cache)
    #expect(try other.puzzles(of: chapter) == puzzles)
  }
}
