import Foundation
import Testing
@testable import Workbook

/// The rooms of `Sources/Workbook`, as docs/architecture.md draws them, against the sources.
@Suite struct RoomsTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let sources = root.appending(path: "Sources/Workbook", directoryHint: .isDirectory)
  private static let tests = root.appending(path: "Tests/WorkbookTests", directoryHint: .isDirectory)

  /// A source: its room, and the names it declares for others and uses.
  private struct File {
    let room: String
    let name: String
    let declared: Set<String>
    let used: Set<String>

    init(_ path: String) throws {
      let parts = path.split(separator: "/")
      room = parts.dropLast().joined(separator: "/")
      name = String(parts.last ?? "")
      let text = try String(contentsOf: RoomsTests.sources.appending(path: path), encoding: .utf8)
      let tokens = SwiftLexer.tokens(of: text).filter { $0.kind != .comment }
      used = Set(tokens.filter { $0.kind == .identifier }.map { String($0.text) })
      declared = Self.declarations(in: tokens)
    }

    /// The names of types and functions that stand outside of any braces and are not private.
    private static func declarations(in tokens: [SwiftToken]) -> Set<String> {
      var names: Set<String> = []
      var depth = 0
      var isPrivate = false
      for (token, next) in zip(tokens, tokens.dropFirst()) {
        switch token.text {
        case "{": depth += 1
        case "}": depth -= 1
        case "private", "fileprivate": if depth == 0 { isPrivate = true }
        case "struct", "class", "enum", "protocol", "actor", "typealias", "func":
          guard depth == 0 else { continue }
          if !isPrivate { names.insert(String(next.text)) }
          isPrivate = false
        case "extension", "var", "let": if depth == 0 { isPrivate = false }
        default: break
        }
      }
      return names
    }
  }

  private static func swiftFiles(below folder: URL) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder.path(percentEncoded: false))
    return (all?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
  }

  /// The rooms in the drawing, the lowest first.
  private static func rooms() throws -> [String] {
    let file = root.appending(path: "docs/architecture.md")
    let document = MarkdownDocument(contentsOf: file, named: "architecture.md")
    let section = try #require(document.sections(upTo: 3).first { $0.title == "The rooms" }?.line)
    let drawing = try #require(document.fences.first { $0.line > section })
    return drawing.body.reversed().compactMap { $0.split(separator: " ").first.map(String.init) }
  }

  @Test func `the drawing has all rooms, and each has few files`() throws {
    let files = Dictionary(grouping: try Self.swiftFiles(below: Self.sources).map(File.init), by: \.room)
    #expect(Set(files.keys) == Set(try Self.rooms()))
    for (room, files) in files { #expect(files.count <= 15, "\(room) has \(files.count) files") }
  }

  @Test func `no room uses one above it`() throws {
    let order = Dictionary(uniqueKeysWithValues: try Self.rooms().enumerated().map { ($1, $0) })
    let files = try Self.swiftFiles(below: Self.sources).map(File.init)
    var homes: [String: Set<String>] = [:]
    for file in files { for name in file.declared { homes[name, default: []].insert(file.room) } }
    for file in files {
      for name in file.used.subtracting(file.declared).sorted() {
        let rooms = homes[name] ?? []
        // A name that is declared in several rooms is somebody's own.
        guard let room = rooms.first, rooms.count == 1 else { continue }
        let isBelow = (order[room] ?? .max) <= (order[file.room] ?? -1)
        #expect(isBelow, "\(file.room)/\(file.name) uses \(name), which is in \(room)")
      }
    }
  }

  @Test func `a test lies in the room of what it tests`() throws {
    let sources = Set(Self.swiftFiles(below: Self.sources))
    for path in Self.swiftFiles(below: Self.tests) where path.hasSuffix("Tests.swift") {
      guard path.contains("/") else { continue }
      #expect(sources.contains(path.replacing("Tests.swift", with: ".swift")), "\(path) tests no file")
    }
  }
}
