import Foundation
import Lesson
import Testing

@testable import BookModel
@testable import Checker

@Suite struct ProgressTests {
  private let challenge = BookLoader.challenge(
    1, slug: "b",
    of: BookChapter(name: "Chapter03-A", root: URL(filePath: "/book"), code: Chapter("A") {}),
    in: URL(filePath: "/book/1-b"), path: "1-b")

  @Test func `recorded progress can be parsed again`() {
    var progress = ReaderProgress()
    #expect(!progress.contains(.started, of: challenge))
    let facts: [ReaderProgress.Fact] = [
      .started, .hints(2), .peeked, .solved(fingerprint: "4f1c"), .missed(fingerprint: "a"), .ticked,
      .predicted(true), .predicted(false), .read(percent: 40),
    ]
    for fact in facts {
      progress.record(fact, of: challenge)
      #expect(progress.contains(fact, of: challenge))
    }
    #expect(ReaderProgress(bytes: progress.bytes) == progress)
    #expect(progress.fingerprints(of: challenge) == ["4f1c"])
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

  @Test func `all answers to a question are stored until the question changes`() {
    let (old, new) = (question("one()"), question("two()"))
    var progress = ReaderProgress()
    #expect(progress.status(of: old) == .unanswered)
    progress.record(old.answered("b"), of: old)
    #expect(progress.status(of: old) == .wrong(["b"]))
    progress.record(old.answered("a"), of: old)
    #expect(progress.letters(for: old) == ["a", "b"])
    #expect(progress.status(of: old) == .right)
    #expect(ReaderProgress(bytes: progress.bytes) == progress)
    #expect(progress.status(of: new) == .unanswered)
    progress.record(new.answered("b"), of: new)
    #expect(progress.status(of: new) == .wrong(["b"]))
    #expect(progress.letters(for: old) == [])
  }

  @Test func `answers of merged files are combined`() {
    let question = question("one()")
    let line = "Chapter03-A/question-x answered"
    let progress = ReaderProgress(
      bytes: "\(line) b \(question.fingerprint)\n\(line) a \(question.fingerprint)\n\(line) abc 1\n\(line)\n"
        .utf8)
    #expect(progress.status(of: question) == .right)
    // Lines that are not answers are preserved.
    #expect(String(decoding: progress.bytes, as: UTF8.self).contains("\(line) abc 1\n\(line)\n"))
  }

  @Test func `lines of merged files are combined in any order, even with conflict markers`() {
    let progress = ReaderProgress(
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
    #expect(progress.fingerprints(of: challenge).sorted() == ["1", "2"])
    #expect(progress.hintsShown(for: challenge) == 3)
  }

  @Test func `progress is never taken back`() {
    var progress = ReaderProgress(bytes: "Chapter03-A/1-b solved 1\nChapter03-A/1-b hints 3\n".utf8)
    progress.record(.started, of: challenge)
    progress.record(.hints(1), of: challenge)
    #expect(progress.fingerprints(of: challenge) == ["1"])
    #expect(progress.hintsShown(for: challenge) == 3)
  }

  @Test func `only the latest solution is stored`() {
    var progress = ReaderProgress(bytes: "Chapter03-A/1-b solved 1\n".utf8)
    progress.record(.solved(fingerprint: "2"), of: challenge)
    #expect(progress.fingerprints(of: challenge) == ["2"])
  }

  @Test func `unknown lines are preserved`() {
    let garbled = Array("Chapter03-A/1-b so".utf8) + [0xFF, 0x20] + Array("x".utf8)
    let later = Array("Chapter03-A/1-b applauded twice".utf8)
    var progress = ReaderProgress(bytes: Array("Chapter03-A/1-b solved 1\n".utf8) + garbled + [0x0A] + later)
    progress.record(.started, of: challenge)
    let lines = progress.bytes.split(separator: 0x0A).map(Array.init)
    #expect(lines.contains(garbled) && lines.contains(later))
    #expect(progress.fingerprints(of: challenge) == ["1"])
    #expect(ReaderProgress(bytes: progress.bytes) == progress)
  }
}
