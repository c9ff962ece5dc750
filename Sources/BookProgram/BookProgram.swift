public import BookModel
public import Foundation
import Lesson
import Synchronization

/// The `rxbook` command-line program for one book.
///
///     @main
///     enum Program {
///       static func main() { BookProgram.run(book(at:)) }
///     }
///
/// The executable contains the compiled chapters, and it also runs the workers that run their examples.
public enum BookProgram {
  private static let given = Mutex<(@Sendable (_ root: URL) -> Book)?>(nil)

  /// Runs the command on the command line.
  ///
  /// - Parameter book: A closure that returns the book at a folder.
  public static func run(_ book: @escaping @Sendable (_ root: URL) -> Book) {
    use(book)
    RxBook.main()
  }

  /// Makes commands use this book.
  static func use(_ book: @escaping @Sendable (_ root: URL) -> Book) { given.withLock { $0 = book } }

  /// Returns the book at `root`, with the chapters linked into this program.
  static func book(at root: URL) -> Book {
    guard let book = given.withLock(\.self) else {
      preconditionFailure("BookProgram.run(_:) must be called first.")
    }
    return book(root)
  }

  /// The chapters linked into this program, keyed by the names of their folders.
  static var chapters: [String: Chapter] {
    Dictionary(uniqueKeysWithValues: book(at: URL(filePath: "/")).chapters.map { ($0.name, $0.code) })
  }
}
