/// A new part of the book cannot be made.
public enum ScaffoldError: UserError, Equatable {
  case badName(String)
  case taken(String)
  case badChapterName(String)
  /// There is a chapter, or something else in its folder's place, already.
  case chapterTaken(String)
  case badBookName(String)
  /// There is something in the folder.
  case bookTaken(String)
  case cannotWrite(String, reason: String)
  /// The file does not look as the list of chapters does; the line is what it needs.
  case unreadableList(file: String, line: String)

  public var description: String {
    switch self {
    case .badName(let name):
      "\u{201C}\(name)\u{201D} is no name for a challenge: take lower-case words with dashes between, as in car-ferry."
    case .taken(let name): "There is a challenge called \(name) in this chapter already."
    case .badChapterName(let name):
      "\u{201C}\(name)\u{201D} is no name for a chapter: take a word, or several with dashes between, as in time-travel."
    case .chapterTaken(let name): "There is \(name) already; nothing was changed."
    case .badBookName(let name):
      "\u{201C}\(name)\u{201D} is no name for a book: take words with dashes between, as in tides-by-example."
    case .bookTaken(let place): "There is something in \(place) already; name a new folder."
    case .cannotWrite(let place, let reason): "\(place) cannot be written: \(reason)."
    case .unreadableList(let file, let line):
      "The list of chapters in \(file) is not where it is looked for; nothing was changed. It needs: \(line)"
    }
  }
}
