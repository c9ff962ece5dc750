import BookModel
import Foundation
import Lesson
import TextSupport

/// A practice app and the chapter it belongs to.
package struct BookApp: Sendable {
  package let app: PracticeApp
  package let chapter: ParsedChapter

  package var name: String { app.name }
  package var summary: String { app.summary }
  /// The folder with the files of the app's page.
  package var page: URL { chapter.chapter.folder.appending(path: "App", directoryHint: .isDirectory) }
}

extension ParsedBook {
  /// All practice apps, in the order of the book.
  package var apps: [BookApp] {
    chapters.flatMap { chapter in chapter.code.apps.map { BookApp(app: $0, chapter: chapter) } }
  }

  /// Returns the app called `name` in `chapter`, or the first one in the book if `chapter` is nil.
  package func app(named name: String, in chapter: ParsedChapter? = nil) throws(UnknownName) -> BookApp {
    let apps = apps.filter { chapter == nil || $0.chapter.name == chapter?.name }
    if let app = apps.first(where: { $0.name == name.lowercased() }) { return app }
    let names = Set(apps.map(\.name)).sorted()
    throw UnknownName(
      kind: "app\(chapter.map { " of \($0.identifier)" } ?? "")", name: name,
      nearest: nearestNames(to: name, in: names, limit: 3), known: names)
  }

  /// The default folder for files that apps save.
  package var album: URL { solutions.appending(path: "Album", directoryHint: .isDirectory) }
}
