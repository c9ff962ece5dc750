/// A line in a file of the chapter, identified by its text, so that it moves with the text.
struct Spot: Sendable {
  /// The path of the file, in the chapter's folder.
  let file: String
  private let text: String
  private let mark: String
  private let offset: Int

  /// The line in which the only `text`, or the first one after `mark`, starts, plus `offset` lines.
  ///
  /// The file is read with the fault in it.
  static func line(
    _ text: String, after mark: String = "", plus offset: Int = 0, in file: String = "Chapter.md"
  ) -> Spot {
    Spot(file: file, text: text, mark: mark, offset: offset)
  }

  /// The first line of the file.
  static func start(of file: String = "Chapter.md") -> Spot {
    Spot(file: file, text: "", mark: "", offset: 0)
  }

  /// The number of the line in `contents`, counted from 1.
  func line(in contents: String) throws -> Int {
    if text.isEmpty { return 1 }
    let ranges = contents.ranges(of: text)
    let start = mark.isEmpty ? contents.startIndex : contents.firstRange(of: mark)?.upperBound
    guard let start, let range = ranges.first(where: { $0.lowerBound >= start }) else {
      throw Fault.NotThere(text: mark + text)
    }
    if mark.isEmpty, ranges.count > 1 { throw Ambiguous(text: text) }
    return contents[..<range.lowerBound].utf8.count { $0 == UInt8(ascii: "\n") } + 1 + offset
  }

  /// The text occurs several times, and no mark selects one of them.
  struct Ambiguous: Error {
    let text: String
  }
}
