import BookModel
import Foundation
import Testing

import BookChapters

/// The package, the program and the folders list the same chapters.
@Suite struct ChaptersTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The parts listed in Package.swift, each with its title and its chapters.
  private var listed: [[String]] {
    get throws {
      let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
      let lines = manifest.split(separator: "\n").drop { !$0.hasPrefix("let parts") }.dropFirst()
      let names = lines.prefix { $0 != "]" }.flatMap { line in
        line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
          .filter { $0.offset % 2 == 1 }.map { String($0.element) }
      }
      // A name that does not start with "Chapter" is the title of a part.
      return names.reduce(into: []) { parts, name in
        if name.hasPrefix("Chapter") { parts[parts.count - 1].append(name) } else { parts.append([name]) }
      }
    }
  }

  @Test func `the program links the chapters of Package.swift, with the same parts and order`() throws {
    let linked = BookChapters.book(at: root).parts.map { part in [part.title] + part.chapters.map(\.name) }
    #expect(try linked == listed)
  }

  @Test func `Package.swift lists exactly the chapters that have a folder`() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Chapters").path())
    #expect(
      try listed.flatMap { $0.dropFirst() }.sorted()
        == folders.filter { !$0.hasPrefix(".") && !$0.hasSuffix(".md") && $0 != "Published.txt" }.sorted())
  }
}
