import BookModel
import Foundation
import Lesson

extension Challenge {
  /// The challenge in `folder`, with a chapter that does not exist.
  static func alone(in folder: URL) -> Challenge {
    let chapter = BookChapter(name: "Chapter01-Alone", root: folder, code: Chapter("Alone") {})
    return BookLoader.challenge(1, slug: "alone", of: chapter, in: folder, path: "alone")
  }
}
