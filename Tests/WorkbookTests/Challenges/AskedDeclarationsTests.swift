import Foundation
import Lesson
import TestSupport
import Testing
@testable import Workbook

@Suite struct AskedDeclarationsTests {
  private func differences(_ solution: String) throws -> [String] {
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
    let chapter = BookChapter(name: "Chapter01-A", root: folder.url, code: Chapter("A") {})
    let challenge = Challenge(of: chapter, number: 1, slug: "a", folder: folder.url)
    return AskedDeclarations(of: challenge).differences(from: solution)
  }

  @Test func `another label is shown with the one that is asked for`() throws {
    #expect(
      try differences("func watched(ride: Observable<Int>) -> Observable<Int> { ride }") == [
        "asked for:  func watched(_ ride: Observable<Int>) -> Observable<Int>",
        "yours:      func watched(ride: Observable<Int>) -> Observable<Int>",
      ])
  }

  @Test func `members are compared in their type`() throws {
    let lines = try differences(
      "final class Ferry {\n  func load(count: Int) {}\n  let crossings = a\n  init(quay: Quay) {}\n}")
    #expect(lines == ["asked for:  func load(_ count: Int)", "yours:      func load(count: Int)"])
  }

  @Test func `what is right, or not there, is not shown`() throws {
    #expect(try differences("func watched(_ ride: Observable<Int>) -> Observable<Int> { ride }") == [])
    #expect(try differences("func other() {}") == [])
  }
}
