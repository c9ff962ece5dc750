import Foundation

/// A page about the book as a whole, beside its cover; a book may have it or not.
enum BookMatter: String, CaseIterable {
  /// What stands before the first chapter.
  case preface = "Preface"
  /// How the book is made.
  case colophon = "Colophon"

  func file(in book: Book) -> URL { book.chaptersFolder.appending(path: "\(rawValue).md") }

  /// What it says; nil where there is none.
  func document(in book: Book) -> MarkdownDocument? { book.document(at: file(in: book)) }
}
