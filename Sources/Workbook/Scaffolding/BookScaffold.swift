import Foundation
import SystemSupport

/// The files of a new book.
///
/// The book is a separate package, which depends on this one. It builds and passes its proof without changes.
package struct BookScaffold: Sendable {
  private let folder: URL
  private let workbook: URL
  private let title: String

  /// Plans a book in `folder`, whose name becomes the book's title.
  ///
  /// - Parameters:
  ///   - folder: The book's folder, which must be empty or not exist.
  ///   - workbook: The folder of the package with the program's library.
  package init(in folder: URL, workbook: URL) throws(ScaffoldError) {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.plainPath)
    if FileKind(at: folder.plainPath) != nil, names != [] { throw .bookTaken(folder.plainPath) }
    let words = folder.lastPathComponent.split { "-_ ".contains($0) }.joined(separator: " ")
    guard words.contains(where: \.isLetter),
      words.unicodeScalars.allSatisfy({ !"\"\\`<>[]*#&".unicodeScalars.contains($0) })
    else { throw .badBookName(folder.lastPathComponent) }
    self.folder = folder
    self.workbook = workbook
    title = words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Writes the files.
  package func write() throws(ScaffoldError) {
    do {
      try TemplateFolder("book").write(
        to: folder,
        values: ["name": folder.lastPathComponent, "title": title, "workbook": workbook.plainPath])
    } catch {
      throw .cannotWrite(folder.plainPath, reason: FileFailure.reason(error))
    }
  }
}
