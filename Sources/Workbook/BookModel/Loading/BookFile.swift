import BookMarkdown
import Foundation
import SystemSupport
import TextSupport

/// A file of the book as it was when the book was loaded.
///
/// It is parsed once, when its contents are first needed.
package struct BookFile: Sendable {
  package let url: URL
  /// The path relative to the book's folder, which is used in problems.
  package let path: String
  /// The bytes, or the error that occurred while reading.
  package let contents: Result<Data, any Error>
  private let parsedText: LazyValue<ChapterText>
  private let parsedSource: LazyValue<SourceText?>

  /// Reads the file at `url`.
  init(reading url: URL, path: String) {
    self.init(url: url, path: path, contents: Self.contents(of: url))
  }

  init(url: URL, path: String, contents: Result<Data, any Error>) {
    self.url = url
    self.path = path
    self.contents = contents
    parsedText = LazyValue { ChapterText(MarkdownDocument(contents, named: path)) }
    parsedSource = LazyValue { Self.string(contents).map { SourceText(text: $0, named: path) } }
  }

  /// Whether the file exists, even if it can't be read.
  package var exists: Bool {
    if case .failure(let error as CocoaError) = contents { error.code != .fileReadNoSuchFile } else { true }
  }

  /// The file parsed as Markdown.
  ///
  /// If it can't be read, the text is empty and has a finding.
  package var text: ChapterText { parsedText.value }

  /// The file as Swift source; nil if it can't be read or isn't UTF-8.
  package var source: SourceText? { parsedSource.value }

  /// The file as a string; nil if it can't be read or isn't UTF-8.
  package var string: String? { Self.string(contents) }

  /// Whether the file on disk still has these contents.
  package func isUpToDate() -> Bool {
    switch contents {
    case .success(let data): FileContents.are(data, at: url.plainPath)
    case .failure: FileContents.read(url.plainPath) == nil
    }
  }

  private static func string(_ contents: Result<Data, any Error>) -> String? {
    (try? contents.get()).flatMap { String(bytes: $0, encoding: .utf8) }
  }

  private static func contents(of url: URL) -> Result<Data, any Error> {
    if let data = FileContents.read(url.plainPath) { return .success(data) }
    // Foundation's error describes the reason.
    return Result { try Data(contentsOf: url) }
  }
}
