import Foundation
import Lesson
import Testing
@testable import Workbook

@Suite struct ProgressTests {
  private let challenge = Challenge(
    of: BookChapter(name: "Chapter03-A", root: URL(filePath: "/book"), code: Chapter("A") {}), number: 1,
    slug: "b", folder: URL(filePath: "/book/1-b"))

  @Test func `what was noted comes back from the text`() {
    var progress = Progress()
    #expect(!progress.knows(.started, of: challenge))
    for fact in [.started, .hints(2), .peeked, .solved(stamp: "4f1c")] as [Workbook.Progress.Fact] {
      progress.note(fact, of: challenge)
      #expect(progress.knows(fact, of: challenge))
    }
    #expect(Progress(text: progress.text) == progress)
    #expect(progress.stamps(of: challenge) == ["4f1c"])
  }

  @Test func `the lines of two files make one, in any order and with marks of a merge between them`() {
    let progress = Progress(
      text: """
        <<<<<<< HEAD
        Chapter03-A/1-b solved 1
        Chapter03-A/1-b hints 3
        =======
        Chapter03-A/1-b started
        Chapter03-A/1-b solved 2
        Chapter03-A/1-b hints 1
        >>>>>>> other
        nonsense
        """)
    #expect(progress.stamps(of: challenge).sorted() == ["1", "2"])
    #expect(progress.hintsShown(for: challenge) == 3)
  }

  @Test func `nothing that was done is undone`() {
    var progress = Progress(text: "Chapter03-A/1-b solved 1\nChapter03-A/1-b hints 3\n")
    progress.note(.started, of: challenge)
    progress.note(.hints(1), of: challenge)
    #expect(progress.stamps(of: challenge) == ["1"])
    #expect(progress.hintsShown(for: challenge) == 3)
  }

  @Test func `of several passes the latest is kept`() {
    var progress = Progress(text: "Chapter03-A/1-b solved 1\n")
    progress.note(.solved(stamp: "2"), of: challenge)
    #expect(progress.stamps(of: challenge) == ["2"])
  }
}
