public import Foundation

/// A book on disk and the chapters that are linked into this program.
public struct Book: Sendable {
  /// The folder that holds `Chapters/` and `Package.swift`.
  public let root: URL
  public let parts: [Part]

  public init(root: URL, parts: [Part]) {
    self.root = root
    self.parts = parts
  }

  /// All chapters in reading order.
  public var chapters: [BookChapter] { parts.flatMap(\.chapters) }

  /// Where the reader's own files live.
  public var solutions: URL { root.appending(path: "MySolutions", directoryHint: .isDirectory) }

  /// Where files are put that are made for a moment.
  public var scratch: URL { root.appending(path: ".build/rxbook", directoryHint: .isDirectory) }
}
