/// A line of a file of the chapter, named by what stands there, so that it follows the text.
struct Spot: Sendable {
  /// Below the chapter's folder.
  let file: String
  private let text: String
  private let mark: String
  private let offset: Int

  /// The line, or `offset` lines below it, where the only `text` begins, or the first one after `mark`.
  ///
  /// The file is read as it is when the fault is in it.
  static func line(
    _ text: String, after mark: String = "", plus offset: Int = 0, in file: String = "Chapter.md"
  ) -> Spot {
    Spot(file: file, text: text, mark: mark, offset: offset)
  }

  /// The first line.
  static func start(of file: String = "Chapter.md") -> Spot {
    Spot(file: file, text: "", mark: "", offset: 0)
  }

  /// Its number in `contents`, counted from 1.
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

  /// The text stands in several places, and none of them is chosen by a mark.
  struct Ambiguous: Error {
    let text: String
  }
}
