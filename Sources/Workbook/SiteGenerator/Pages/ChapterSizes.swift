import BookModel
import Foundation
import TextSupport

/// The sizes of the chapters, with which the pages compute the reader's progress.
///
/// They are in a script that pages load once there is progress to show.
struct ChapterSizes {
  static let path = "chapters.js"

  let script: Data

  /// - Parameter summaries: The summaries of all chapters, in order.
  init(of book: ParsedBook, summaries: [ChapterPage.Summary]) {
    let entries = zip(book.chapters, summaries).map { chapter, summary in
      "\(chapter.name.json):[\(chapter.chapter.number),\(summary.questions),\(summary.challenges),\(summary.time.minutes)]"
    }
    script = Data("rxbookChapters({\(entries.joined(separator: ",\n"))});\n".utf8)
  }
}
