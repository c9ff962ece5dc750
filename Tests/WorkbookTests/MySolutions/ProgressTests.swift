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
    #expect(Progress(bytes: progress.bytes) == progress)
    #expect(progress.stamps(of: challenge) == ["4f1c"])
  }

  @Test func `the lines of two files make one, in any order and with marks of a merge between them`() {
    let progress = Progress(
      bytes: """
        <<<<<<< HEAD
        Chapter03-A/1-b solved 1
        Chapter03-A/1-b hints 3
        =======
        Chapter03-A/1-b started
        Chapter03-A/1-b solved 2
        Chapter03-A/1-b hints 1
        >>>>>>> other
        nonsense
        """.utf8)
    #expect(progress.stamps(of: challenge).sorted() == ["1", "2"])
    #expect(progress.hintsShown(for: challenge) == 3)
  }

  @Test func `nothing that was done is undone`() {
    var progress = Progress(bytes: "Chapter03-A/1-b solved 1\nChapter03-A/1-b hints 3\n".utf8)
    progress.note(.started, of: challenge)
    progress.note(.hints(1), of: challenge)
    #expect(progress.stamps(of: challenge) == ["1"])
    #expect(progress.hintsShown(for: challenge) == 3)
  }

  @Test func `of several passes the latest is kept`() {
    var progress = Progress(bytes: "Chapter03-A/1-b solved 1\n".utf8)
    progress.note(.solved(stamp: "2"), of: challenge)
    #expect(progress.stamps(of: challenge) == ["2"])
  }

  @Test func `lines that are no facts stay as they are, byte for byte`() {
    let garbled = Array("Chapter03-A/1-b so".utf8) + [0xFF, 0x20] + Array("x".utf8)
    let later = Array("Chapter03-A/1-b applauded twice".utf8)
    var progress = Progress(bytes: Array("Chapter03-A/1-b solved 1\n".utf8) + garbled + [0x0A] + later)
    progress.note(.started, of: challenge)
    let lines = progress.bytes.split(separator: 0x0A).map(Array.init)
    #expect(lines.contains(garbled) && lines.contains(later))
    #expect(progress.stamps(of: challenge) == ["1"])
    #expect(Progress(bytes: progress.bytes) == progress)
  }
}
