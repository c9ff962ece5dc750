import Foundation
import Lesson
import Testing
@testable import Workbook

@Suite struct ProgressTests {
  private let challenge = ChapterChallenge(
    chapter: BookChapter(name: "Chapter03-A", root: URL(filePath: "/book"), code: Chapter("A") {}),
    challenge: Challenge(number: 1, slug: "b", folder: URL(filePath: "/book/1-b")))

  @Test func `what was noted comes back from the text`() {
    var progress = Progress()
    #expect(progress.state(of: challenge) == nil)
    progress.advance(challenge, to: .started)
    #expect(Progress(text: progress.text).state(of: challenge) == .started)
    progress.advance(challenge, to: .solved)
    #expect(Progress(text: progress.text) == progress)
  }

  @Test func `solved wins whatever the order`() {
    var progress = Progress(text: "Chapter03-A/1-b solved\nChapter03-A/1-b started\nnonsense\n\n")
    #expect(progress.state(of: challenge) == .solved)
    progress.advance(challenge, to: .started)
    #expect(progress.state(of: challenge) == .solved)
  }
}
