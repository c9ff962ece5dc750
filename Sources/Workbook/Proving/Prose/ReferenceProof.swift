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
    var prose = Prose()
    for event in document.events {
      guard case .leaf(let node) = event else {
        if case .exit(let node) = event, node.kind.holdsWords {
          for trouble in troubles(withWords: prose) { add([trouble.message], at: trouble.line) }
          prose = Prose()
        }
        continue
      }
      prose.read(node)
      switch node.kind {
      case .code(let code):
        add(troubles(withCommands: code, isCode: true) + troubles(withIdentifier: code), at: node.line)
      case .fence(let fence) where !["swift", "output", "marble"].contains(fence.language):
        for (offset, line) in fence.body.enumerated() {
          add(troubles(withCommands: line), at: fence.line + 1 + offset)
        }
      default: break
      }
    }
    return findings
  }

  /// The words of a paragraph or a heading, which go on from line to line.
  private struct Prose {
    private(set) var text = ""
    private var starts: [(length: Int, line: Int)] = []

    mutating func read(_ node: MarkdownNode) {
      switch node.kind {
      case .text(let words):
        starts.append((text.utf8.count, node.line))
        text += words
      case .softBreak, .lineBreak: text += " "
      default: text += "\u{FFFC}"
      }
    }

    /// The line of the file where `position` is.
    func line(of position: String.Index) -> Int {
      let offset = text.utf8.distance(from: text.startIndex, to: position)
      return starts.last { $0.length <= offset }?.line ?? 1
    }
  }

  /// What is wrong with the commands on a line of the shell.
  private func troubles(withCommands text: String, isCode: Bool = false) -> [String] {
    // Most lines are none.
    guard text.contains("rxb") || text.hasPrefix("./") || isCode else { return [] }
    return Self.words(of: text).split { ["|", "||", "&&", ";"].contains($0) }.flatMap { words in
      troubles(withCommand: Array(words.drop { $0.wholeMatch(of: /\$|\w+=.*/) != nil }), isCode: isCode)
    }
  }

  /// What is wrong with a command line of this program; nothing if it is another text.
  ///
  /// - Parameter isCode: Whether it is a code span, in which the program's name is often left out: `prove --changed`.
  private func troubles(withCommand words: [String], isCode: Bool) -> [String] {
    guard let program = words.first, words.count > 1 else { return [] }
    if ["./rxbook", "rxbook"].contains(program) {
      return troubles(withArguments: words.dropFirst(), mayBeProse: program == "rxbook")
    }
    if isCode, commands.command(named: program) != nil,
      words[1].hasPrefix("--") || Self.isIdentifier(words[1])
    {
      return troubles(withArguments: words[...], mayBeProse: true)
    }
    return program.hasPrefix("./") && nearest(to: program, in: ["./rxbook"]) != nil
      ? ["There is no program `\(program)`; did you mean `./rxbook`?"] : []
  }

  /// What is wrong with a command and what follows it, up to a redirection or a comment.
  private func troubles(withArguments words: ArraySlice<String>, mayBeProse: Bool) -> [String] {
    let words = words.prefix { ![">", ">>"].contains($0) && !$0.hasPrefix("#") }
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
    let letters = name.drop { $0 == "-" }
    guard name.hasPrefix("-"), letters.first?.isLetter == true,
      !["-h", "--help", "--version"].contains(name), !command.options.contains(name)
    else { return nil }
    if let meant = nearest(to: name, in: command.options.filter { $0.hasPrefix("--") }) {
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
    if command.names == .one,
      let further = arguments.dropFirst().prefix(while: { !$0.hasPrefix("-") }).first(
        where: Self.isIdentifier)
    {
      return "`\(command.name)` takes one name; leave out `\(further)`."
    }
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
      if let example = Self.value(of: "--example", in: arguments), !Self.isPlaceholder(example) {
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

  /// Whether it is like `chapter3` or `chapter3/1`.
  private static func isIdentifier(_ word: String) -> Bool {
    word.wholeMatch(of: /[Cc]hapter\d+(\/\S*)?/) != nil
  }

  /// What follows `option`, behind a blank or an equals sign.
  private static func value(of option: String, in arguments: ArraySlice<String>) -> String? {
    guard let index = arguments.firstIndex(where: { $0 == option || $0.hasPrefix(option + "=") }) else {
      return nil
    }
    return arguments[index] == option
      ? arguments[(index + 1)...].first : String(arguments[index].dropFirst(option.count + 1))
  }

  /// Whether it stands for what the reader has to put there: FILE.swift, NAME, `<chapter>`.
  private static func isPlaceholder(_ word: String) -> Bool {
    word.hasSuffix(".swift") || word.contains("<") || word.contains("…")
      || (word.contains(where: \.isUppercase) && !word.contains(where: \.isLowercase))
  }

  /// The words of a command line; quotes hold words together, and a semicolon is one of its own.
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
      } else if quote == nil, character.isWhitespace || character == ";" {
        words += [word, character == ";" ? ";" : nil].compactMap(\.self)
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + [word].compactMap(\.self)
  }

  /// What is wrong with `chapter 3` and `the example “X”` in prose, and with commands that are no code.
  ///
  /// Chapters after the last one may still be to come.
  private func troubles(withWords prose: Prose) -> [(line: Int, message: String)] {
    let text = prose.text
    // Most texts name nothing, and a regular expression takes its time to find that out.
    func contains(_ words: String) -> Bool { text.range(of: words, options: .literal) != nil }
    var troubles: [(line: Int, message: String)] = []
    if contains("./rxbook "), let place = text.firstRange(of: "./rxbook ") {
      troubles.append(
        (prose.line(of: place.lowerBound), "Put this command in backticks, where it is proven."))
    }
    if contains("hapter") {
      let known = book.chapters.map(\.number)
      for match in text.matches(of: /\b[Cc]hapters?[ \u{A0}](\d+(?:(?:, and |, | and | or | to |–|-)\d+)*)/) {
        for number in match.1.matches(of: /\d+/).compactMap({ Int($0.0) })
        where number < known.max() ?? 0 && !known.contains(number) {
          troubles.append(
            (prose.line(of: match.range.lowerBound), "There is no chapter \(number); correct the number."))
        }
      }
    }
    if contains("xample") {
      let names = chapter.code.examples.map(\.name)
      let list = /\b[Ee]xamples?[ \u{A0}]([“"][^”"]+[”"](?:(?:, and |, | and | or )[“"][^”"]+[”"])*)/
      for match in text.matches(of: list)
      where !text[..<match.range.lowerBound].lowercased().hasSuffix("for ") {
        for name in match.1.matches(of: /[“"]([^”"]+)[”"]/).map({ String($0.1) }) where !names.contains(name)
        {
          let advice =
            nearest(to: name, in: names).map { "did you mean \u{201C}\($0)\u{201D}?" } ?? "correct the name."
          troubles.append(
            (
              prose.line(of: match.range.lowerBound),
              "There is no example \u{201C}\(name)\u{201D} in this chapter; \(advice)"
            ))
        }
      }
    }
    return troubles.sorted { $0.line < $1.line }
  }
}

extension MarkdownNode.Kind {
  /// Whether it is a paragraph or a heading.
  fileprivate var holdsWords: Bool {
    switch self {
    case .paragraph, .heading: true
    default: false
    }
  }
}
