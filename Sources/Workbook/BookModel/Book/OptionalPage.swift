import Foundation

/// An optional page about the book as a whole, in addition to its cover.
package enum OptionalPage: String, CaseIterable {
  /// The page before the first chapter.
  case preface = "Preface"
  /// The page after the last chapter, for reference.
  case appendix = "Appendix"
  /// The page about how the book is made.
  case colophon = "Colophon"

  package func file(in book: Book) -> URL { book.chaptersFolder.appending(path: "\(rawValue).md") }
}
