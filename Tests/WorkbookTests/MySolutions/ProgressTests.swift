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

  private func question(_ code: String) -> Question {
    let text = ChapterText.of(
      """
      What comes?

      ```swift of="x"
      \(code)
      ```

      ```answers
      a  1
      b  2

      a is right: So.
      b: No.
      ```
      """)
    return ChapterQuestions(text, file: "Chapter.md", chapter: "Chapter03-A", examples: ["x"]).questions[0]
  }

  @Test func `all answers to a question are kept, until it is another one`() {
    let (old, new) = (question("one()"), question("two()"))
    var progress = Progress()
    #expect(progress.standing(of: old) == .unanswered)
    progress.note(old.answered("b"), of: old)
    #expect(progress.standing(of: old) == .wrong(["b"]))
    progress.note(old.answered("a"), of: old)
    #expect(progress.letters(for: old) == ["a", "b"])
    #expect(progress.standing(of: old) == .right)
    #expect(Progress(bytes: progress.bytes) == progress)
    #expect(progress.standing(of: new) == .unanswered)
    progress.note(new.answered("b"), of: new)
    #expect(progress.standing(of: new) == .wrong(["b"]))
    #expect(progress.letters(for: old) == [])
  }

  @Test func `answers of two files make one`() {
    let question = question("one()")
    let line = "Chapter03-A/question-x answered"
    let progress = Progress(
      bytes: "\(line) b \(question.stamp)\n\(line) a \(question.stamp)\n\(line) abc 1\n\(line)\n".utf8)
    #expect(progress.standing(of: question) == .right)
    // What is no answer is kept as it is.
    #expect(String(decoding: progress.bytes, as: UTF8.self).contains("\(line) abc 1\n\(line)\n"))
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
