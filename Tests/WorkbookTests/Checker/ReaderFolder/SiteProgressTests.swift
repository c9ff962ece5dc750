import Foundation
import Testing

@testable import BookModel
@testable import Checker

@Suite struct SiteProgressTests {
  @Test func `an exported file is parsed`() throws {
    let progress = try #require(
      SiteProgress(
        json: Data(
          """
          {
            "questions": { "Chapter01-One/a question": true, "b": 1, "c": null },
            "predictions": { "Chapter01-One/diagram-d": false },
            "challenges": { "Chapter01-One/1": true, "x": "yes" },
            "puzzles": { "Chapter01-One/fix-2": 2, "Chapter01-One/order-1": 9, "Chapter01-One/fix-3": true },
            "read": { "Chapter01-One": 0.5, "Chapter02-Two": 7, "y": false },
            "other": [1, 2]
          }
          """.utf8)))
    #expect(progress.questions == ["Chapter01-One/a question": true])
    #expect(progress.predictions == ["Chapter01-One/diagram-d": false])
    #expect(progress.challenges == ["Chapter01-One/1": true])
    #expect(progress.puzzles == ["Chapter01-One/fix-2": 2])
    #expect(progress.read == ["Chapter01-One": 0.5, "Chapter02-Two": 1])
  }

  @Test func `a written file is parsed to the same progress`() throws {
    var progress = SiteProgress()
    progress.questions = ["Chapter01-One/\"quoted\" / ü": false]
    progress.challenges = ["Chapter01-One/2": true]
    progress.puzzles = ["Chapter01-One/choose-1": 3]
    progress.read = ["Chapter01-One": 0.25]
    #expect(try SiteProgress(json: progress.json()) == progress)
  }

  @Test(arguments: ["", "[]", "{}", "null", "{\"questions\": 1}", "{\"name\": {\"a\": true}}", "\u{0}"])
  func `other files contain no progress`(text: String) {
    #expect(SiteProgress(json: Data(text.utf8)) == nil)
  }

  @Test func `of two entries with the same name, the one with more progress is retained`() {
    var (one, other) = (SiteProgress(), SiteProgress())
    one.questions = ["a": false, "b": true]
    other.questions = ["a": true, "b": false, "c": false]
    one.read = ["x": 0.5, "y": 0.1]
    other.read = ["x": 0.2, "y": 0.3]
    one.puzzles = ["p": 1, "q": 3]
    other.puzzles = ["p": 2, "q": 1]
    one.merge(other)
    #expect(one.questions == ["a": true, "b": true, "c": false])
    #expect(one.read == ["x": 0.5, "y": 0.3])
    #expect(one.puzzles == ["p": 2, "q": 3])
    #expect(one.count == 7)
  }
}
