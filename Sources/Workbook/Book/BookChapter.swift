public import Foundation
public import Lesson

/// A chapter with its place in the book: the folder on disk and the code linked into this program.
public struct BookChapter: Sendable {
  /// The folder's name, as in `Chapter03-Subjects`.
  public let name: String
  public let number: Int
  public let folder: URL
  /// The examples, as compiled.
  public let code: Chapter

  /// Makes the chapter that lies in the folder `name` of the book at `root`.
  ///
  /// - Precondition: `name` is the word `Chapter`, digits, a dash, and a word.
  public init(name: String, root: URL, code: Chapter) {
    let digits = name.dropFirst("Chapter".count).prefix { $0.isNumber }
    guard name.hasPrefix("Chapter"), let number = Int(digits) else {
      preconditionFailure("A chapter's folder is called like Chapter03-Subjects, not \(name).")
    }
    self.name = name
    self.number = number
    folder = root.appending(path: "Chapters/\(name)", directoryHint: .isDirectory)
    self.code = code
  }

  public var title: String { code.title }
  /// What the reader types: `chapter3`.
  public var identifier: String { "chapter\(number)" }
  public var markdown: URL { folder.appending(path: "Chapter.md") }
  public var codeFolder: URL { folder.appending(path: "Code", directoryHint: .isDirectory) }
  /// The files that its examples read, if it has any; an example finds copies of them where it runs.
  public var resources: URL { folder.appending(path: "Resources", directoryHint: .isDirectory) }
}
