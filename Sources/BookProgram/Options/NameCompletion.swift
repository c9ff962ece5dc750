import ArgumentParser
import Foundation
import Lesson
import Workbook

/// What a shell offers for the names of a book's things.
extension CompletionKind {
  static var chapters: Self { names { $0.chapterNames } }
  static var challenges: Self { names { $0.challengeNames } }
  static var chaptersAndChallenges: Self { names { $0.chapterNames + $0.challengeNames } }
  static var chaptersAndFiles: Self { names { $0.chapterNames + $0.files } }
  static var examples: Self { names { $0.exampleNames } }
  static var apps: Self { names { $0.appNames } }
  static var hints: Self { names { $0.hintNames } }

  /// Offers what `names` finds in the book; where there is none, nothing is offered and nothing said.
  private static func names(_ names: @escaping @Sendable (CommandLineInBook) -> [String]) -> Self {
    .custom { words, index, prefix in
      guard let line = CommandLineInBook(words: words, index: index, prefix: prefix) else { return [] }
      return names(line).map(Self.quoted)
    }
  }

  /// The name in the form in which the shell's script takes it for what it is.
  private static func quoted(_ name: String) -> String {
    switch CompletionShell.requesting {
    // Its words are expanded once more.
    case .bash: name.replacing(/["'$`\\]/) { "\\\($0.0)" }
    // A colon begins a description.
    case .zsh: name.replacing(/[:\\]/) { "\\\($0.0)" }
    default: name
    }
  }
}

/// A command line that is being typed, and the book that it is about.
struct CommandLineInBook {
  private let book: Book
  /// The words before the one that is being typed, without the program, the command and all options.
  private let arguments: [String]
  private let prefix: String

  /// Reads what a shell hands over; nil where there is no book.
  init?(words: [String], index: Int, prefix: String) {
    var arguments: [String] = []
    var named: String?
    var option: String?
    for word in words.prefix(max(0, index)).dropFirst(2) {
      if let last = option {
        if last == "--book" { named = word }
        option = nil
      } else if word.hasPrefix("-") {
        if Self.optionsWithValue.contains(word) { option = word }
      } else {
        arguments.append(word)
      }
    }
    let folder = try? BookLocation.find(
      named: named, environment: ProcessInfo.processInfo.environment, from: ThisProcess.directory)
    guard let folder else { return nil }
    book = BookProgram.book(at: folder)
    self.arguments = arguments
    self.prefix = prefix
  }

  /// The options whose next word is theirs, and no positional argument.
  static let optionsWithValue: Set = [
    "--book", "--example", "--format", "--time-limit", "--output", "--chapter", "--album", "--port", "--host",
    "--base-url", "--repository", "--reference", "--pdf", "--epub", "--submissions", "--shard",
  ]

  var chapterNames: [String] { book.chapters.map(\.identifier) }
  var challengeNames: [String] { book.challenges.map(\.identifier) }
  var appNames: [String] { Set(book.apps.map(\.name)).sorted() }

  /// The examples of the chapter that was named before, or of all of them.
  var exampleNames: [String] {
    let chapter = arguments.first.flatMap { try? book.chapter(named: $0) }
    return (chapter.map { [$0] } ?? book.chapters).flatMap { $0.code.examples.map(\.name) }
  }

  /// The numbers of the hints for the challenge that was named before, and what its check can find.
  var hintNames: [String] {
    guard let challenge = arguments.first.flatMap({ try? book.challenge(named: $0) }) else { return [] }
    let hints = Hints(of: challenge)
    return hints.texts.indices.map { "\($0 + 1)" } + hints.remarks.keys.sorted()
  }

  /// The reader's Swift files, and those in the folder that is being typed with the folders in there.
  var files: [String] {
    let manager = FileManager.default
    let typed = prefix.lastIndex(of: "/").map { String(prefix[...$0]) } ?? ""
    let folder = URL(filePath: typed.isEmpty ? "." : typed, relativeTo: ThisProcess.directory)
    let here =
      (try? manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])) ?? []
    let names = here.filter { !$0.lastPathComponent.hasPrefix(".") }.compactMap { url -> String? in
      let name = typed + url.lastPathComponent
      if name.hasSuffix(".swift") { return name }
      // Folders are many, and nothing that can be run: they are offered to those who have begun to type one.
      let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
      return isFolder && !prefix.isEmpty ? name + "/" : nil
    }
    let own = manager.enumerator(at: book.solutions, includingPropertiesForKeys: nil)?
      .compactMap { ($0 as? URL).map(ThisProcess.path) }.filter { $0.hasSuffix(".swift") }
    return Set(names + (own ?? [])).sorted()
  }
}
