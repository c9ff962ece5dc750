import Foundation

/// A book on disk, with the chapters that are linked into this program.
public struct Book: Sendable {
  /// The folder that contains `Chapters/` and `Package.swift`.
  public let root: URL
  public let parts: [Part]
  /// The language of the book as in the HTML attribute `lang`: `en`, `pt-BR`.
  public let language: String
  public let colours: BookColours
  /// Whether the site has a page on which readers compose chains of operators.
  public let hasPlayground: Bool

  public init(
    root: URL, language: String = "en", colours: BookColours = BookColours(), hasPlayground: Bool = false,
    parts: [Part]
  ) {
    self.root = root
    self.language = language
    self.colours = colours
    self.hasPlayground = hasPlayground
    self.parts = parts
  }

  /// All chapters in reading order.
  public var chapters: [BookChapter] { parts.flatMap(\.chapters) }

  /// The folder for the reader's own files.
  public var solutions: URL { root.appending(path: "MySolutions", directoryHint: .isDirectory) }

  /// The folder for temporary files.
  public var scratch: URL { root.appending(path: ".build/rxbook", directoryHint: .isDirectory) }
}
