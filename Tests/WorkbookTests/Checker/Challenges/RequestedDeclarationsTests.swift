import Foundation
import Lesson
import TestSupport
import Testing
import TextSupport

@testable import BookModel
@testable import Checker

@Suite struct RequestedDeclarationsTests {
  private func requested() throws -> RequestedDeclarations {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      # A

      ```swift sketch="what your file must declare"
      func watched(_ ride: Observable<Int>) -> Observable<Int>
      final class Ferry {
        init(quay: Quay)
        var crossings: Observable<[Vehicle]> { get }
        func load(_ count: Int)
      }
      ```
      """, to: "Challenge.md")
    try folder.write(
      """
      struct Vehicle { let length: Int }
      extension Observable {
        func everySecond() -> Observable<Element> { self }
      }
      func watched(_ ride: Observable<Int>) -> Observable<Int> { ride }
      private func helper() {}
      """, to: "Starter.swift")
    let chapter = BookChapter(name: "Chapter01-A", root: folder.url, code: Chapter("A") {})
    let challenge = BookLoader.challenge(1, slug: "a", of: chapter, in: folder.url, path: "a")
    return RequestedDeclarations(of: challenge)
  }

  private func differences(_ solution: String) throws -> [String] {
    try requested().differences(from: solution)
  }

  private func missing(_ solution: String, check: String) throws -> [String] {
    try requested().missing(from: solution, check: check).certain.map(\.headText)
  }

  private func isPossiblyMissing(_ solution: String, check: String) throws -> Bool {
    try requested().missing(from: solution, check: check).isPossible
  }

  @Test func `a different label is shown with the requested one`() throws {
    #expect(
      try differences("func watched(ride: Observable<Int>) -> Observable<Int> { ride }") == [
        "requested:  func watched(_ ride: Observable<Int>) -> Observable<Int>",
        "yours:      func watched(ride: Observable<Int>) -> Observable<Int>",
      ])
  }

  @Test func `members are compared within their type`() throws {
    let lines = try differences(
      "final class Ferry {\n  func load(count: Int) {}\n  let crossings = a\n  init(quay: Quay) {}\n}")
    #expect(lines == ["requested:  func load(_ count: Int)", "yours:      func load(count: Int)"])
  }

  @Test func `correct and missing declarations are not shown`() throws {
    #expect(try differences("func watched(_ ride: Observable<Int>) -> Observable<Int> { ride }") == [])
    #expect(try differences("func other() {}") == [])
  }

  @Test func `declarations that the check uses are missing if their names don't occur`() throws {
    let check = "let check = watched(Vehicle(length: 2).everySecond())"
    #expect(
      try missing("// watched", check: check) == [
        "func watched(_ ride: Observable<Int>) -> Observable<Int>", "struct Vehicle",
        "func everySecond() -> Observable<Element>",
      ])
    #expect(try missing("let (watched, `Vehicle`, everySecond) = all", check: check) == [])
  }

  @Test func `a name that occurs without a declaration may be missing`() throws {
    let check = "let check = watched(Vehicle(length: 2))"
    #expect(try isPossiblyMissing("let a = watched(Vehicle(length: 1))", check: check))
    #expect(try isPossiblyMissing("func watched() {}; struct Vehicle {}", check: check))
    #expect(try !isPossiblyMissing("func watched() {}; struct Vehicle { var length = 1 }", check: check))
  }

  @Test func `declarations of the check, members of types and unused declarations are not missing`() throws {
    let check = "struct Vehicle { let length: Int; func load() {} }\nlet check = Vehicle(length: 2).length"
    #expect(try missing("", check: check) == [])
    #expect(try !isPossiblyMissing("", check: check))
  }
}
