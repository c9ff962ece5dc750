import ArgumentParser
import BookModel
import Checker
import Foundation
import Lesson

/// Shell completions for names in a book.
extension CompletionKind {
  static var chapters: Self { names { $0.chapterNames } }
  static var challenges: Self { names { $0.challengeNames } }
  static var chaptersAndChallenges: Self { names { $0.chapterNames + $0.challengeNames } }
  static var chaptersAndFiles: Self { names { $0.chapterNames + $0.files } }
  static var examples: Self { names { $0.exampleNames } }
  static var apps: Self { names { $0.appNames } }
  static var hints: Self { names { $0.hintNames } }

  /// Completes with the names that `names` returns; without a book, there are no completions and no error message.
  private static func names(_ names: @escaping @Sendable (CommandLineInBook) -> [String]) -> Self {
    .custom { words, index, prefix in
      guard let line = CommandLineInBook(words: words, index: index, prefix: prefix) else { return [] }
      return names(line).map(Self.quoted)
    }
  }

  /// The name with the characters escaped that the shell's completion script would interpret.
  private static func quoted(_ name: String) -> String {
    switch CompletionShell.requesting {
    // Bash expands completions once more.
    case .bash: name.replacing(/["'$`\\]/) { "\\\($0.0)" }
    // A colon separates a completion from its description.
    case .zsh: name.replacing(/[:\\]/) { "\\\($0.0)" }
    default: name
    }
  }
}

/// A command line that the user is typing, and the book it refers to.
struct CommandLineInBook {
  private let book: ParsedBook
  /// The positional arguments before the word at the cursor.
  private let arguments: [String]
  private let prefix: String

  /// Parses the words that a shell passes to a completion; nil if there is no book.
  init?(words: [String], index: Int, prefix: String) {
    var arguments: [String] = []
    var named: String?
    var option: String?
    for word in words.prefix(max(0, index)).dropFirst(2) {
      if let last = option {
        // Bash splits `--book=DIR` into `--book`, `=` and `DIR`.
        if word == "=" { continue }
        if last == "--book" { named = word }
        option = nil
      } else if word.hasPrefix("--book=") {
        named = String(word.dropFirst("--book=".count))
      } else if word.hasPrefix("-") {
        if Self.optionsWithValue.contains(word) { option = word }
      } else {
        arguments.append(word)
      }
    }
    let folder = try? BookLocation.find(
      named: named, environment: ProcessInfo.processInfo.environment, from: ThisProcess.directory)
    guard let folder else { return nil }
    book = BookLoader.load(BookProgram.book(at: folder))
    self.arguments = arguments
    self.prefix = prefix
  }

  /// The options that take the next word as their value.
  static let optionsWithValue: Set = [
    "--book", "--example", "--format", "--time-limit", "--output", "--chapter", "--album", "--port", "--host",
    "--base-url", "--repository", "--reference", "--pdf", "--epub", "--submissions", "--shard",
    "--import", "--export",
  ]

  var chapterNames: [String] { book.chapters.map(\.identifier) }
  var challengeNames: [String] { book.challenges.map(\.identifier) }
  var appNames: [String] { Set(book.apps.map(\.name)).sorted() }

  /// The examples of the chapter given as the first argument, or of all chapters.
  var exampleNames: [String] {
    let chapter = arguments.first.flatMap { try? book.chapter(named: $0) }
    return (chapter.map { [$0] } ?? book.chapters).flatMap { $0.code.examples.map(\.name) }
  }

  /// The numbers of the hints for the challenge given as the first argument, and the problems that have hints.
  var hintNames: [String] {
    guard let challenge = arguments.first.flatMap({ try? book.challenge(named: $0) }) else { return [] }
    let hints = Hints(of: challenge)
    return hints.texts.indices.map { "\($0 + 1)" } + hints.remarks.keys.sorted()
  }

  /// The Swift files in MySolutions, and the Swift files and folders in the folder that the user is typing.
  var files: [String] {
    let manager = FileManager.default
    let typed = prefix.lastIndex(of: "/").map { String(prefix[...$0]) } ?? ""
    let folder = URL(filePath: typed.isEmpty ? "." : typed, relativeTo: ThisProcess.directory)
    let here =
      (try? manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])) ?? []
    let names = here.filter { !$0.lastPathComponent.hasPrefix(".") }.compactMap { url -> String? in
      let name = typed + url.lastPathComponent
      if name.hasSuffix(".swift") { return name }
      // A folder cannot be run, so folders are offered only after the user has typed something.
      let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
      return isFolder && !prefix.isEmpty ? name + "/" : nil
    }
    let own = manager.enumerator(at: book.solutions, includingPropertiesForKeys: nil)?
      .compactMap { ($0 as? URL).map(ThisProcess.path) }.filter { $0.hasSuffix(".swift") }
    return Set(names + (own ?? [])).sorted()
  }
}
