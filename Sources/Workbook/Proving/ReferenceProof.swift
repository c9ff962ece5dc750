import Foundation
import Lesson

/// Proves that the chapters, challenges and examples that a text names are there.
struct ReferenceProof {
  private let document: MarkdownDocument
  private let chapter: BookChapter
  private let book: Book
  private let commands: CommandNames

  init(_ document: MarkdownDocument, of chapter: BookChapter, in book: Book, commands: CommandNames) {
    self.commands = commands
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
      case .code(let code):
        add(troubles(withCommand: code, isCode: true) + troubles(withIdentifier: code), at: node.line)
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
  ///
  /// - Parameter isCode: Whether it is a code span, in which the program's name is often left out: `prove --changed`.
  private func troubles(withCommand text: String, isCode: Bool = false) -> [String] {
    var words = Self.words(of: text)
    if words.first == "$" { words.removeFirst() }
    guard let program = words.first, words.count > 1 else { return [] }
    if ["./rxbook", "rxbook"].contains(program) {
      return troubles(withArguments: words.dropFirst(), mayBeProse: program == "rxbook")
    }
    if isCode, commands.command(named: program) != nil, words[1].hasPrefix("--") {
      return troubles(withArguments: words[...], mayBeProse: true)
    }
    return program.hasPrefix("./") && nearest(to: program, in: ["./rxbook"]) != nil
      ? ["There is no program `\(program)`; did you mean `./rxbook`?"] : []
  }

  /// What is wrong with a command and what follows it, up to the next command of the shell.
  private func troubles(withArguments words: ArraySlice<String>, mayBeProse: Bool) -> [String] {
    let words = words.prefix {
      !["|", "||", "&&", ";", ">", ">>"].contains($0) && !$0.hasPrefix("#")
    }
    guard let name = words.first, !name.hasPrefix("-"), !Self.isPlaceholder(name), name != "help" else {
      return []
    }
    guard let command = commands.command(named: name) else {
      // Without its path, the program's name may well begin a sentence.
      if mayBeProse { return [] }
      let advice =
        nearest(to: name, in: commands.all.map(\.name)).map { "did you mean `\($0)`?" }
        ?? "./rxbook help lists them."
      return ["There is no command `\(name)`; \(advice)"]
    }
    let arguments = words.dropFirst()
    return arguments.compactMap { trouble(withOption: $0, of: command) }
      + [trouble(withNames: arguments, of: command)].compactMap(\.self)
  }

  private func trouble(withOption word: String, of command: CommandNames.Command) -> String? {
    let name = String(word.prefix { $0 != "=" })
    guard name.hasPrefix("--"), name.count > 2, !["--help", "--version"].contains(name),
      !command.options.contains(name)
    else { return nil }
    if let meant = nearest(to: name, in: command.options) {
      return "`\(command.name)` has no option `\(name)`; did you mean `\(meant)`?"
    }
    if let owner = commands.owner(of: name) {
      return "`\(name)` is an option of `\(owner.name)`; `\(command.name)` has none of that name."
    }
    return "`\(command.name)` has no option `\(name)`; ./rxbook help \(command.name) lists them."
  }

  /// What is wrong with the chapters, challenges and examples among `arguments`.
  private func trouble(withNames arguments: ArraySlice<String>, of command: CommandNames.Command) -> String? {
    if command.names == .none { return nil }
    let names = arguments.prefix { !$0.hasPrefix("-") }.prefix(command.names == .many ? .max : 1)
      .filter { !Self.isPlaceholder($0) }
    do {
      var chapter: BookChapter?
      for name in names {
        if name.contains("/") {
          _ = try book.challenge(named: name)
        } else {
          chapter = try book.chapter(named: name)
        }
      }
      if let option = arguments.firstIndex(of: "--example"), option + 1 < arguments.endIndex,
        !Self.isPlaceholder(arguments[option + 1])
      {
        let example = arguments[option + 1]
        if let chapter { _ = try chapter.example(named: example) }
        if names.isEmpty { _ = try book.example(named: example) }
      }
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// What is wrong with `chapter3/1`, the name of a challenge; nothing if it is another text.
  private func troubles(withIdentifier text: String) -> [String] {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, text.contains("hapter"), text.allSatisfy({ !$0.isWhitespace && $0 != "." }),
      !Self.isPlaceholder(text)
    else { return [] }
    if let number = parts[0].firstMatch(of: /^[Cc]hapter(\d+)$/).flatMap({ Int($0.1) }),
      number > book.chapters.map(\.number).max() ?? 0
    {
      return []
    }
    do {
      _ = try book.challenge(named: text)
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
