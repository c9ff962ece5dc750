public import Foundation
import Lesson
import Synchronization
public import Workbook

/// The program of a book: the commands that `rxbook` has, for the book that it is given.
///
///     @main
///     enum Program {
///       static func main() { BookProgram.run(book(at:)) }
///     }
///
/// The program links the chapters, and is the host that runs them, too.
public enum BookProgram {
  private static let given = Mutex<(@Sendable (_ root: URL) -> Book)?>(nil)

  /// Does what the command line says, with the book that `book` makes of its folder.
  public static func run(_ book: @escaping @Sendable (_ root: URL) -> Book) {
    use(book)
    RxBook.main()
  }

  /// Has commands use this book.
  static func use(_ book: @escaping @Sendable (_ root: URL) -> Book) { given.withLock { $0 = book } }

  /// The book at `root`, with the chapters that are linked into this program.
  static func book(at root: URL) -> Book {
    guard let book = given.withLock(\.self) else {
      preconditionFailure("A program says which book it is of.")
    }
    return book(root)
  }

  /// The chapters that are linked into this program, by the names of their folders.
  static var chapters: [String: Chapter] {
    Dictionary(uniqueKeysWithValues: book(at: URL(filePath: "/")).chapters.map { ($0.name, $0.code) })
  }
}
