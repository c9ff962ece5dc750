import Foundation
import Lesson
import Workbook

extension Challenge {
  /// The challenge whose files lie in `folder`, of a chapter that is nowhere.
  static func alone(in folder: URL) -> Challenge {
    let chapter = BookChapter(name: "Chapter01-Alone", root: folder, code: Chapter("Alone") {})
    return Challenge(of: chapter, number: 1, slug: "alone", folder: folder)
  }
}
