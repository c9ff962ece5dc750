import Foundation
import Lesson

/// A chapter of a book: its folder on disk and its code, which is linked into this program.
public struct BookChapter: Sendable {
  /// The name of the folder, such as `Chapter03-Subjects`.
  public let name: String
  public let number: Int
  public let folder: URL
  /// The compiled examples and diagrams.
  public let code: Chapter

  /// Creates the chapter in the folder `name` of the book at `root`.
  ///
  /// - Precondition: `name` consists of `Chapter`, digits, a hyphen and a word.
  public init(name: String, root: URL, code: Chapter) {
    let digits = name.dropFirst("Chapter".count).prefix { $0.isNumber }
    guard name.hasPrefix("Chapter"), let number = Int(digits) else {
      preconditionFailure("A chapter's folder has a name like Chapter03-Subjects, but this one is \(name).")
    }
    self.name = name
    self.number = number
    folder = root.appending(path: "Chapters/\(name)", directoryHint: .isDirectory)
    self.code = code
  }

  public var title: String { code.title }
  /// The name that the reader types: `chapter3`.
  public var identifier: String { "chapter\(number)" }
  public var markdown: URL { folder.appending(path: "Chapter.md") }
  public var codeFolder: URL { folder.appending(path: "Code", directoryHint: .isDirectory) }
  /// The folder with files that the examples read, if there are any.
  ///
  /// An example finds copies of them in its working directory.
  public var resources: URL { folder.appending(path: "Resources", directoryHint: .isDirectory) }
}
