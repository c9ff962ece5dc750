import Lesson

/// Where the code that a chapter shows stands in its sources.
struct CodeOrigins {
  /// The place of what one fence shows.
  struct Origin: Equatable {
    /// Below the chapter's `Code`.
    let file: String
    /// Where it begins, counted from 1.
    let line: Int
    /// How many lines of the example stand before it.
    let offset: Int
    /// All lines of an example of which the fence shows some; nil if it shows all.
    let whole: [String]?
  }

  let sources: ChapterSources
  private let examples: [String: Example]

  init(of chapter: BookChapter, in book: Book) {
    sources = ChapterSources(of: chapter, in: book)
    examples = Dictionary(chapter.code.examples.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The place of lines of the example `name`; nil if they are not there, which is found elsewhere.
  func origin(of fence: Fence, inExample name: String) -> Origin? {
    guard let example = examples[name], let file = sources.fileName(of: example),
      let source = sources.text(ofFile: file), let range = source.exampleRange(at: example.line),
      let first = Snippet(fence.body).positions(in: source.lines[range]).first
    else { return nil }
    let whole = range.count > fence.body.count ? Array(source.lines[range]) : nil
    return Origin(file: file, line: first + 1, offset: first - range.lowerBound, whole: whole)
  }

  /// The place of lines of the file `name`.
  func origin(of fence: Fence, inFile name: String) -> Origin? {
    guard let source = sources.text(ofFile: name),
      let first = Snippet(fence.body).positions(in: source.lines[...]).first
    else { return nil }
    return Origin(file: name, line: first + 1, offset: 0, whole: nil)
  }
}
