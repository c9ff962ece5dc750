import BookMarkdown
import BookModel
import Foundation
import Lesson
import TextSupport

/// Verifies that the chapters, challenges and examples that a text mentions exist.
struct ReferenceProof {
  private let document: MarkdownDocument
  private let chapter: BookChapter
  private let book: ParsedBook
  private let commands: CommandNames

  init(_ document: MarkdownDocument, of chapter: BookChapter, in book: ParsedBook, commands: CommandNames) {
    self.commands = commands
    self.document = document
    self.chapter = chapter
    self.book = book
  }

  var findings: [Finding] {
    var findings: [Finding] = []
    func add(_ problems: [String], at line: Int) {
      findings += problems.map { Finding(file: document.file, line: line, message: $0) }
    }
    var prose = Prose()
    for event in document.events {
      guard case .leaf(let node) = event else {
        if case .exit(let node) = event, node.kind.holdsWords {
          for problem in problems(withWords: prose) { add([problem.message], at: problem.line) }
          prose = Prose()
        }
        continue
      }
      prose.read(node)
      switch node.kind {
      case .code(let code):
        add(problems(withCommands: code, isCode: true) + problems(withIdentifier: code), at: node.line)
      case .fence(let fence) where !["swift", "output", "marble"].contains(fence.language):
        for (offset, line) in fence.body.enumerated() {
          add(problems(withCommands: line), at: fence.line + 1 + offset)
        }
      default: break
      }
    }
    return findings
  }

  /// The text of a paragraph or heading, with the line of each part.
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

    /// Returns the line of the file at `position`.
    func line(of position: String.Index) -> Int {
      let offset = text.utf8.distance(from: text.startIndex, to: position)
      return starts.last { $0.length <= offset }?.line ?? 1
    }
  }

  /// Returns the problems with the commands on a line of shell code.
  private func problems(withCommands text: String, isCode: Bool = false) -> [String] {
    // A cheap test first: most lines contain no command.
    guard text.contains("rxb") || text.hasPrefix("./") || isCode else { return [] }
    return Self.words(of: text).split { ["|", "||", "&&", ";"].contains($0) }.flatMap { words in
      problems(withCommand: Array(words.drop { $0.wholeMatch(of: /\$|\w+=.*/) != nil }), isCode: isCode)
    }
  }

  /// Returns the problems with a command line of this program; other text has none.
  ///
  /// - Parameter isCode: Whether the text is a code span, in which the program's name is often omitted, as in `prove
  ///   --changed`.
  private func problems(withCommand words: [String], isCode: Bool) -> [String] {
    guard let program = words.first, words.count > 1 else { return [] }
    if ["./rxbook", "rxbook"].contains(program) {
      return problems(withArguments: words.dropFirst(), mayBeProse: program == "rxbook")
    }
    if isCode, commands.command(named: program) != nil,
      words[1].hasPrefix("--") || Self.isIdentifier(words[1])
    {
      return problems(withArguments: words[...], mayBeProse: true)
    }
    return program.hasPrefix("./") && nearest(to: program, in: ["./rxbook"]) != nil
      ? ["There is no program `\(program)`; did you mean `./rxbook`?"] : []
  }

  /// Returns the problems with a command and its arguments, up to a redirection or a comment.
  private func problems(withArguments words: ArraySlice<String>, mayBeProse: Bool) -> [String] {
    let words = words.prefix { ![">", ">>"].contains($0) && !$0.hasPrefix("#") }
    guard let name = words.first, !name.hasPrefix("-"), !Self.isPlaceholder(name), name != "help" else {
      return []
    }
    guard let command = commands.command(named: name) else {
      // Without its path, the program's name may be the subject of a sentence.
      if mayBeProse { return [] }
      let advice =
        nearest(to: name, in: commands.all.map(\.name)).map { "did you mean `\($0)`?" }
        ?? "./rxbook help lists them."
      return ["There is no command `\(name)`; \(advice)"]
    }
    let arguments = words.dropFirst()
    return arguments.compactMap { problem(withOption: $0, of: command) }
      + [problem(withNames: arguments, of: command)].compactMap(\.self)
  }

  private func problem(withOption word: String, of command: CommandNames.Command) -> String? {
    let name = String(word.prefix { $0 != "=" })
    let letters = name.drop { $0 == "-" }
    guard name.hasPrefix("-"), letters.first?.isLetter == true,
      !["-h", "--help", "--version"].contains(name), !command.options.contains(name)
    else { return nil }
    if let meant = nearest(to: name, in: command.options.filter { $0.hasPrefix("--") }) {
      return "`\(command.name)` has no option `\(name)`; did you mean `\(meant)`?"
    }
    if let owner = commands.owner(of: name) {
      return "`\(name)` is an option of `\(owner.name)`, not of `\(command.name)`."
    }
    return "`\(command.name)` has no option `\(name)`; ./rxbook help \(command.name) lists them."
  }

  /// Returns the problem with the chapters, challenges and examples among `arguments`.
  private func problem(withNames arguments: ArraySlice<String>, of command: CommandNames.Command) -> String? {
    if command.names == .none { return nil }
    if command.names == .one,
      let further = arguments.dropFirst().prefix(while: { !$0.hasPrefix("-") }).first(
        where: Self.isIdentifier)
    {
      return "`\(command.name)` takes only one name; remove `\(further)`."
    }
    let names = arguments.prefix { !$0.hasPrefix("-") }.prefix(command.names == .many ? .max : 1)
      .filter { !Self.isPlaceholder($0) }
    do {
      var chapter: ParsedChapter?
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

  /// Returns the problem with the name of a challenge, such as `chapter3/1`; other text has none.
  private func problems(withIdentifier text: String) -> [String] {
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

  /// Whether `word` has the form `chapter3` or `chapter3/1`.
  private static func isIdentifier(_ word: String) -> Bool {
    word.wholeMatch(of: /[Cc]hapter\d+(\/\S*)?/) != nil
  }

  /// Returns the value of `option`, after a space or an equals sign.
  private static func value(of option: String, in arguments: ArraySlice<String>) -> String? {
    guard let index = arguments.firstIndex(where: { $0 == option || $0.hasPrefix(option + "=") }) else {
      return nil
    }
    return arguments[index] == option
      ? arguments[(index + 1)...].first : String(arguments[index].dropFirst(option.count + 1))
  }

  /// Whether `word` is a placeholder: FILE.swift, NAME, `<chapter>`.
  private static func isPlaceholder(_ word: String) -> Bool {
    word.hasSuffix(".swift") || word.contains("<") || word.contains("…")
      || (word.contains(where: \.isUppercase) && !word.contains(where: \.isLowercase))
  }

  /// Splits a command line into words; quoted text is one word, and so is a semicolon.
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

  /// Returns the problems with `chapter 3` and `the example “X”` in prose, and with commands that are not in code
  /// spans.
  ///
  /// Chapters after the last one may not be written yet.
  private func problems(withWords prose: Prose) -> [(line: Int, message: String)] {
    let text = prose.text
    // A cheap test first: most texts mention none of these, and regular expressions are slow.
    func contains(_ words: String) -> Bool { text.range(of: words, options: .literal) != nil }
    var problems: [(line: Int, message: String)] = []
    if contains("./rxbook "), let place = text.firstRange(of: "./rxbook ") {
      problems.append(
        (prose.line(of: place.lowerBound), "Put this command in backticks, so that it is verified."))
    }
    if contains("hapter") {
      let known = book.chapters.map(\.number)
      for match in text.matches(of: /\b[Cc]hapters?[ \u{A0}](\d+(?:(?:, and |, | and | or | to |–|-)\d+)*)/) {
        for number in match.1.matches(of: /\d+/).compactMap({ Int($0.0) })
        where number < known.max() ?? 0 && !known.contains(number) {
          problems.append(
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
          problems.append(
            (
              prose.line(of: match.range.lowerBound),
              "There is no example \u{201C}\(name)\u{201D} in this chapter; \(advice)"
            ))
        }
      }
    }
    return problems.sorted { $0.line < $1.line }
  }
}

extension MarkdownNode.Kind {
  /// Whether the node is a paragraph or a heading.
  fileprivate var holdsWords: Bool {
    switch self {
    case .paragraph, .heading: true
    default: false
    }
  }
}
