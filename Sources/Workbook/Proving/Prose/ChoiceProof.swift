/// Proves that what choices name is told in a section, and that the operators the cover lists have one each and are come to
/// by choices, once the book is said to be complete.
struct ChoiceProof {
  private let book: Book
  private let index: OperatorIndex

  init(of book: Book) {
    self.book = book
    index = OperatorIndex(of: book)
  }

  /// The findings in a text of `chapter`.
  func findings(in document: MarkdownDocument, of chapter: BookChapter) -> [Finding] {
    let isChapter = document.file == book.path(of: chapter.markdown)
    let isCover = document.file == book.path(of: book.cover)
    if isCover { return misplaced(.choices, in: document) + index.list.findings + sections(of: document) }
    if !isChapter { return [] }
    let text = ChapterText(document)
    return misplaced(.operators(isComplete: true), in: document)
      + text.choiceLists.flatMap { list in
        list.findings
          + Choice.paths(of: list.questions).flatMap { answers(to: $0.choice, in: document.file, chapter) }
      }
  }

  /// The fences that do not belong into this text.
  private func misplaced(_ role: ChapterFence.Role, in document: MarkdownDocument) -> [Finding] {
    ChapterText(document).fences.compactMap { fence in
      switch (fence.role, role) {
      case (.choices, .choices):
        Finding(
          file: document.file, line: fence.markdown.line,
          message: "Choices belong to the chapter that tells about them; put this fence there.")
      case (.operators, .operators):
        Finding(
          file: document.file, line: fence.markdown.line,
          message: "The list of operators belongs on the cover; put it into \(book.path(of: book.cover)).")
      default: nil
      }
    }
  }

  // MARK: Choices

  private func answers(to choice: Choice, in file: String, _ chapter: BookChapter) -> [Finding] {
    choice.answers.compactMap { answer in
      trouble(with: answer, chapter).map { Finding(file: file, line: choice.line, message: $0) }
    }
  }

  private func trouble(with answer: Choice.Answer, _ chapter: BookChapter) -> String? {
    if let challenge = answer.challenge {
      return (try? book.challenge(named: challenge)) == nil ? "There is no challenge \(challenge)." : nil
    }
    guard let name = answer.name else {
      return
        "`\(answer.text)` is neither an operator nor a challenge; write its name first, and then what else there is to say."
    }
    if index.section(meantBy: name, in: chapter.name) != nil { return nil }
    let meant =
      nearest(to: name.text, in: index.names)
      ?? index.names.first { OperatorName($0)?.base == name.base }
    let advice =
      meant.map { "did you mean `\($0)`?" } ?? "name it in a heading, or show its declaration."
    return "No section is about `\(name.text)`; \(advice)"
  }

  // MARK: The cover's list

  private func sections(of cover: MarkdownDocument) -> [Finding] {
    let lost = index.list.owned.filter { index.owner(of: $0.name) == nil }.map { owned in
      Finding(
        file: cover.file, line: owned.line,
        message: "There is no section \(owned.anchor) in \(owned.chapter); correct it, or leave it out.")
    }
    guard let line = index.list.line, index.list.isComplete else { return lost }
    return lost
      + index.unowned.map { name in
        Finding(
          file: cover.file, line: line,
          message:
            "No section is about the operator `\(name.text)`; name it in a heading, show its declaration, or "
            + "write `not \(name.base)` here.")
      } + unchosen(at: line, in: cover)
  }

  /// The operators that somebody who answers the chapters' questions never comes to.
  private func unchosen(at line: Int, in cover: MarkdownDocument) -> [Finding] {
    if index.choices.isEmpty { return [] }
    return index.unchosen.map { name in
      Finding(
        file: cover.file, line: line,
        message:
          "No choice leads to the operator `\(name.text)`, nor to another one of its section; name it in a `choose` "
          + "fence, or write `not \(name.base)` here.")
    }
  }
}
