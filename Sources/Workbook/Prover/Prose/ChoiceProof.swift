import BookMarkdown
import BookModel
import TextSupport

/// Verifies that a section covers each name in a choice.
///
/// If the book claims to be complete, it also verifies that each operator on the cover's list has a section and can be
/// reached by choices.
struct ChoiceProof {
  private let book: ParsedBook
  private let index: OperatorIndex

  init(of book: ParsedBook) {
    self.book = book
    index = book.operators
  }

  /// Returns the problems in a text of `chapter`.
  func findings(in text: ChapterText, of chapter: BookChapter) -> [Finding] {
    let file = text.document.file
    if file == book.cover?.path {
      return misplaced(.choices, in: text) + index.list.findings + sections(of: text.document)
        + (book.coverDemo?.findings ?? [])
    }
    guard file == book.path(of: chapter.markdown) else { return [] }
    return misplaced(.operators(isComplete: true), in: text) + misplaced(.demo(of: ""), in: text)
      + text.choiceLists.flatMap { list in
        list.findings + Choice.paths(of: list.questions).flatMap { answers(to: $0.choice, in: file, chapter) }
      }
  }

  /// Reports fences that are not allowed in this text.
  private func misplaced(_ role: ChapterFence.Role, in text: ChapterText) -> [Finding] {
    text.fences.compactMap { fence in
      switch (fence.role, role) {
      case (.choices, .choices):
        Finding(
          file: text.document.file, line: fence.markdown.line,
          message: "Choices belong to the chapter about their operators; move this fence there.")
      case (.operators, .operators):
        Finding(
          file: text.document.file, line: fence.markdown.line,
          message:
            "The list of operators belongs on the cover; move it to \(book.path(of: book.book.cover)).")
      case (.demo, .demo):
        Finding(
          file: text.document.file, line: fence.markdown.line,
          message: "A demo belongs on the cover; move it to \(book.path(of: book.book.cover)).")
      default: nil
      }
    }
  }

  // MARK: Choices

  private func answers(to choice: Choice, in file: String, _ chapter: BookChapter) -> [Finding] {
    choice.answers.compactMap { answer in
      problem(with: answer, chapter).map { Finding(file: file, line: choice.line, message: $0) }
    }
  }

  private func problem(with answer: Choice.Answer, _ chapter: BookChapter) -> String? {
    if let challenge = answer.challenge {
      return (try? book.challenge(named: challenge)) == nil
        ? "The challenge \(challenge) does not exist." : nil
    }
    guard let name = answer.name else {
      return
        "`\(answer.text)` is neither an operator nor a challenge; write the name first, then any remark."
    }
    if index.section(meantBy: name, in: chapter.name) != nil { return nil }
    let meant =
      nearest(to: name.text, in: index.names)
      ?? index.names.first { OperatorName($0)?.base == name.base }
    let advice =
      meant.map { "did you mean `\($0)`?" } ?? "mention it in a heading, or show its declaration."
    return "No section is about `\(name.text)`; \(advice)"
  }

  // MARK: The cover's list

  private func sections(of cover: MarkdownDocument) -> [Finding] {
    let lost = index.list.owned.filter { index.owner(of: $0.name) == nil }.map { owned in
      Finding(
        file: cover.file, line: owned.line,
        message: "There is no section \(owned.anchor) in \(owned.chapter); correct it, or remove it.")
    }
    guard let line = index.list.line, index.list.isComplete else { return lost }
    return lost
      + index.unowned.map { name in
        Finding(
          file: cover.file, line: line,
          message:
            "No section is about the operator `\(name.text)`; mention it in a heading, show its declaration, or "
            + "write `not \(name.base)` here.")
      } + unchosen(at: line, in: cover)
  }

  /// Reports operators that the reader cannot reach by answering the questions of the chapters.
  private func unchosen(at line: Int, in cover: MarkdownDocument) -> [Finding] {
    if index.choices.isEmpty { return [] }
    return index.unchosen.map { name in
      Finding(
        file: cover.file, line: line,
        message:
          "No choice leads to the operator `\(name.text)` or another one of its section; add it to a `choose` "
          + "fence, or write `not \(name.base)` here.")
    }
  }
}
