public import Foundation

/// A book on disk and the chapters that are linked into this program.
public struct Book: Sendable {
  /// The folder that holds `Chapters/` and `Package.swift`.
  public let root: URL
  public let parts: [Part]
  /// What the book is written in, as HTML names languages: `en`, `pt-BR`.
  public let language: String
  public let colours: BookColours
  /// Whether pages say which line of its file a block is from, for those who write them.
  var marksLines = false

  public init(
    root: URL, language: String = "en", colours: BookColours = BookColours(), parts: [Part]
  ) {
    self.root = root
    self.language = language
    self.colours = colours
    self.parts = parts
  }

  /// All chapters in reading order.
  public var chapters: [BookChapter] { parts.flatMap(\.chapters) }

  /// Where the reader's own files live.
  public var solutions: URL { root.appending(path: "MySolutions", directoryHint: .isDirectory) }

  /// Where files are put that are made for a moment.
  public var scratch: URL { root.appending(path: ".build/rxbook", directoryHint: .isDirectory) }
}
