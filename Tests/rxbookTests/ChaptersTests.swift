import Foundation
import Testing
import Workbook
@testable import rxbook

/// The three places that name the chapters: the package, the program, and the folders.
@Suite struct ChaptersTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Each part of the list in Package.swift with its chapters, in order.
  private var listed: [[String]] {
    get throws {
      let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
      let lines = manifest.split(separator: "\n").drop { !$0.hasPrefix("let parts") }.dropFirst()
      let names = lines.prefix { $0 != "]" }.flatMap { line in
        line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
          .filter { $0.offset % 2 == 1 }.map { String($0.element) }
      }
      // What is called like no chapter is the title of a part.
      return names.reduce(into: []) { parts, name in
        if name.hasPrefix("Chapter") { parts[parts.count - 1].append(name) } else { parts.append([name]) }
      }
    }
  }

  @Test func `the program links the chapters of Package.swift, in the same parts and order`() throws {
    let linked = rxbook.book(at: root).parts.map { part in [part.title] + part.chapters.map(\.name) }
    #expect(try linked == listed)
  }

  @Test func `each chapter of Package.swift has a folder, and each folder a chapter`() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Chapters").path())
    #expect(
      try listed.flatMap { $0.dropFirst() }.sorted()
        == folders.filter { !$0.hasPrefix(".") && !$0.hasSuffix(".md") && $0 != "Published.txt" }.sorted())
  }
}
