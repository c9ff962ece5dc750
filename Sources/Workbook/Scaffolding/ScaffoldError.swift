import SystemSupport

/// The reason why a new challenge, chapter or book can't be created.
package enum ScaffoldError: UserError, Equatable {
  case badName(String)
  case taken(String)
  case badChapterName(String)
  /// There is already a chapter or another file at this path.
  case chapterTaken(String)
  case badBookName(String)
  /// The book's folder is not empty.
  case bookTaken(String)
  case cannotWrite(String, reason: String)
  /// The list of chapters can't be found in the file, so this line can't be added.
  case unreadableList(file: String, line: String)

  package var description: String {
    switch self {
    case .badName(let name):
      "\u{201C}\(name)\u{201D} can't be the name of a challenge. Use lower-case words joined by hyphens, such as car-ferry."
    case .taken(let name): "This chapter already has a challenge called \(name)."
    case .badChapterName(let name):
      "\u{201C}\(name)\u{201D} can't be the name of a chapter. Use words joined by hyphens, such as time-travel."
    case .chapterTaken(let name): "\(name) already exists. Nothing was changed."
    case .badBookName(let name):
      "\u{201C}\(name)\u{201D} can't be the name of a book. Use words joined by hyphens, such as tides-by-example."
    case .bookTaken(let place): "\(place) already contains files. Choose a new folder."
    case .cannotWrite(let place, let reason): "Could not write \(place): \(reason)."
    case .unreadableList(let file, let line):
      "The list of chapters in \(file) was not found, so nothing was changed. Add this line to it: \(line)"
    }
  }
}
