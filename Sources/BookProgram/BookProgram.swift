import ArgumentParser
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
  private static let givenCommands = Mutex<AuthorCommands?>(nil)

  /// Runs the command on the command line.
  ///
  /// - Parameters:
  ///   - book: A closure that returns the book at a folder.
  ///   - authorCommands: The commands for authors, such as `build`, or nil in a program for readers. `AuthorTools`
  ///     declares `AuthorCommands.all`.
  public static func run(
    _ book: @escaping @Sendable (_ root: URL) -> Book, authorCommands: AuthorCommands? = nil
  ) {
    use(book, authorCommands: authorCommands)
    RxBook.main()
  }

  /// Makes commands use this book, and these commands for authors.
  static func use(_ book: @escaping @Sendable (_ root: URL) -> Book, authorCommands: AuthorCommands? = nil) {
    given.withLock { $0 = book }
    givenCommands.withLock { $0 = authorCommands }
  }

  /// Returns the commands for authors, one of which is `command`.
  ///
  /// Throws an error if this program was built without them.
  static func authorCommands(for command: any ParsableCommand.Type) throws -> AuthorCommands {
    guard let commands = givenCommands.withLock(\.self) else {
      throw MissingAuthorCommand(command: command.configuration.commandName ?? "")
    }
    return commands
  }

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
