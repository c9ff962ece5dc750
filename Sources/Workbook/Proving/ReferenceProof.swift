import Foundation
import Lesson

/// Proves that the chapters, challenges and examples that a text names are there.
struct ReferenceProof {
  private let document: MarkdownDocument
  private let chapter: BookChapter
  private let book: Book

  init(_ document: MarkdownDocument, of chapter: BookChapter, in book: Book) {
    self.document = document
    self.chapter = chapter
    self.book = book
  }

  var findings: [Finding] {
    var findings: [Finding] = []
    func add(_ troubles: [String], at line: Int) {
      findings += troubles.map { Finding(file: document.file, line: line, message: $0) }
    }
    for event in document.events {
      guard case .leaf(let node) = event else { continue }
      switch node.kind {
      case .code(let code): add(troubles(withCommand: code), at: node.line)
      case .fence(let fence) where ["console", "sh", "bash", "text"].contains(fence.language):
        for (offset, line) in fence.body.enumerated() {
          add(troubles(withCommand: line), at: fence.line + 1 + offset)
        }
      case .text(let words): add(troubles(withWords: words), at: node.line)
      default: break
      }
    }
    return findings
  }

  /// What is wrong with a command line of this program; nothing if it is another text.
  private func troubles(withCommand text: String) -> [String] {
    var words = Self.words(of: text)
    if words.first == "$" { words.removeFirst() }
    guard let program = words.first, ["./rxbook", "rxbook"].contains(program), words.count > 1 else {
      return []
    }
    let takesName = ["run", "prove", "check", "start", "hint", "solution", "reset", "bless", "watch"]
    guard takesName.contains(words[1]) else { return [] }
    let end = words.firstIndex { $0.hasPrefix("#") } ?? words.endIndex
    let arguments = words[2..<max(2, end)]
    guard let name = arguments.first, !name.hasPrefix("-"), !Self.isPlaceholder(name) else { return [] }
    do {
      if name.contains("/") {
        _ = try book.challenge(named: name)
        return []
      }
      let named = try book.chapter(named: name)
      if let option = arguments.firstIndex(of: "--example"), option + 1 < arguments.endIndex,
        !Self.isPlaceholder(arguments[option + 1])
      {
        _ = try named.example(named: arguments[option + 1])
      }
      return []
    } catch {
      return ["\(error)"]
    }
  }

  /// Whether it stands for what the reader has to put there: FILE.swift, NAME, `<chapter>`.
  private static func isPlaceholder(_ word: String) -> Bool {
    word.hasSuffix(".swift") || word.contains("<") || word.contains("…")
      || (word.contains(where: \.isUppercase) && !word.contains(where: \.isLowercase))
  }

  /// The words of a command line; quotes hold words together.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in text {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character.isWhitespace {
        if let finished = word { words.append(finished) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + [word].compactMap(\.self)
  }

  /// What is wrong with `chapter 3` and `the example “X”` in prose.
  ///
  /// Chapters after the last one may still be to come.
  private func troubles(withWords words: String) -> [String] {
    // Most texts name neither, and a regular expression takes its time to find that out.
    guard
      words.range(of: "hapter ", options: .literal) != nil
        || words.range(of: "example ", options: .literal) != nil
    else { return [] }
    let known = book.chapters.map(\.number)
    let chapters = words.matches(of: /\b[Cc]hapter (\d+)/).compactMap { match -> String? in
      guard let number = Int(match.1), number < known.max() ?? 0, !known.contains(number) else { return nil }
      return "There is no chapter \(number); correct the number."
    }
    let examples = words.matches(of: /\bexample [“"]([^”"]+)[”"]/).compactMap { match -> String? in
      let name = String(match.1)
      let names = chapter.code.examples.map(\.name)
      if names.contains(name) { return nil }
      let advice =
        nearest(to: name, in: names).map { "did you mean \u{201C}\($0)\u{201D}?" } ?? "correct the name."
      return "There is no example \u{201C}\(name)\u{201D} in this chapter; \(advice)"
    }
    return chapters + examples
  }
}
