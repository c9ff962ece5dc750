import Foundation
import Lesson
import Workbook

/// A practice app with the chapter that has it.
struct BookApp: Sendable {
  let app: PracticeApp
  let chapter: BookChapter

  var name: String { app.name }
  var summary: String { app.summary }
  /// The files of its page.
  var page: URL { chapter.folder.appending(path: "App", directoryHint: .isDirectory) }
}

extension Book {
  /// All practice apps, in the order of the book.
  var apps: [BookApp] {
    chapters.flatMap { chapter in chapter.code.apps.map { BookApp(app: $0, chapter: chapter) } }
  }

  /// The first app called `name`, or that of `chapter`.
  func app(named name: String, in chapter: BookChapter? = nil) throws(UnknownName) -> BookApp {
    let apps = apps.filter { chapter == nil || $0.chapter.name == chapter?.name }
    if let app = apps.first(where: { $0.name == name.lowercased() }) { return app }
    let names = Set(apps.map(\.name)).sorted()
    throw UnknownName(
      kind: "app\(chapter.map { " of \($0.identifier)" } ?? "")", name: name,
      nearest: nearestNames(to: name, in: names, limit: 3), known: names)
  }

  /// Where apps save what they make, unless they are told another folder.
  var album: URL { solutions.appending(path: "Album", directoryHint: .isDirectory) }

}
