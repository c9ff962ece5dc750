import Foundation
import Lesson
import Reactive
import ReactiveTesting
import TestSupport
import Testing

@testable import BookModel
@testable import Playground
@testable import SiteGenerator

// Declarations as in a chapter, with names similar to names in the module.
extension String {
  fileprivate var quoted: String { "<\(self)>" }
}

extension Array {
  fileprivate var text: String { "\(count) of them" }
}

private struct Message: CustomStringConvertible {
  let text: String

  var description: String { "Ann: \(text)" }
}

/// Operations on strings and numbers in the module of a page, compared with native Swift.
@Suite(
  .slow, Chromium.isThere,
  .enabled(
    if: (try? PlaygroundCompiler(package: RunningProgram.root)) != nil,
    "This toolchain has no Embedded Swift for WebAssembly."))
struct PlayerStringsInBrowserTests {
  /// The operations on a string, as source code for the module and compiled natively.
  private static func done(with text: String) -> String {
    let upper: String = text.uppercased()
    let parts = "\(text.count) \(text.isEmpty) \(text.prefix(2))|\(text.suffix(2))|\(text.prefix(0))"
    let rest = "\(text.dropFirst())|\(text.dropLast(2))|\(text.dropFirst(9))|\(upper)|\(text.lowercased())"
    let order = "\(text < "n") \(text > "é") \(text == "\u{E9}e") \(text < "\u{FFFD}") \(text < "\u{1F600}")"
    let ends =
      "\(text.hasPrefix("e")) \(text.hasPrefix("")) \(text.hasSuffix("e")) \(text.hasSuffix("\u{301}"))"
    let number = "\(Int(text) ?? -7) \(Double(text) ?? -7) \("\u{FEFF}a".count)"
    var list = [text, "-"].joined(separator: "/") + String(repeating: text, count: 2) + String(3)
    list += String(describing: true)
    list.append(".")
    let same = [text, "-"].map { String($0) }.map { String($0.prefix(1)) }
    let inner =
      "\(same) \([text]) \(Optional(text).map { String($0) } ?? "none") \(Message(text: text)) \([text].text)"
    return [parts, rest, order, ends, number, list, inner, text.quoted].joined(separator: "; ")
  }

  /// The operations on a number, in the same two forms.
  private static func reckoned(with number: Double) -> String {
    let whole = "\(number.rounded()) \(number.rounded(.up)) \(number.rounded(.down))"
    let even = "\(number.rounded(.toNearestOrEven)) \(number.rounded(.towardZero))"
    let rest = "\(number.truncatingRemainder(dividingBy: 3)) \(number.remainder(dividingBy: 4))"
    let narrow = "\(Float(number).rounded()) \(Float(number).remainder(dividingBy: 3))"
    return [whole, even, rest, narrow].joined(separator: "; ")
  }

  private static let texts = [
    "", "a", "tea", "M", "n", "no", "\u{E9}e", "e\u{301}e", "e", "\u{301}", "12", "+5", "-3", "007", "1.0",
    "1e3",
    ".5", "5.", "-1E3", ".", "e3", " 1", "99999999999999999999", "\u{FEFF}a", "\u{1F600}", "\u{FFFD}",
    "\u{FB01}",
    "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}x", "stra\u{DF}e", "\u{1F1E9}\u{1F1EA}\u{1F1EB}",
    "\u{4E2D}\u{6587}\u{5B57}", "nil", "a b", "\u{39F}\u{394}\u{39F}\u{3A3}", "\u{130}", "\u{DC}", "\r\n-",
    "it's", "\\\u{301}\u{302}a\u{301}", "\n\u{FE0F}", "\"", "\\ \0 \n \t", "\u{1} \u{1F} \u{7F} \u{80}",
  ]

  private static let numbers = [
    "0", "-0.0", "0.5", "1.5", "2.5", "-2.5", "7.25", "-7.75", "1e10", "3", "-6", "2", "-2", "4.5", "0.1",
  ]

  /// The source code of the declarations before the tests.
  private static func declarations() throws -> String {
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let start = try #require(source.range(of: "\nextension String {"))
    let end = try #require(source.range(of: "\n/// Operations on strings"))
    return String(source[start.lowerBound..<end.lowerBound]).replacing("fileprivate ", with: "")
      .replacing("private ", with: "")
  }

  /// The source code of a function in this file, in the form of a chapter's function.
  private static func text(of function: String) throws -> String {
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let first = try #require(lines.firstIndex { $0.contains("static func \(function)(") })
    let last = try #require(lines[first...].firstIndex { $0 == "  }" })
    return lines[first...last].joined(separator: "\n").replacing("private static ", with: "")
  }

  @Test func `strings and numbers behave as in native Swift`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      \(try Self.declarations())
      \(try Self.text(of: "done"))
      \(try Self.text(of: "reckoned"))
      func example() {
        diagram("texts", "a: --1--|") { (a: Observable<String>) in a.map(done) }
        diagram("numbers", "a: --1--|") { (a: Observable<Double>) in a.map(reckoned) }
      }
      """, to: "Chapters/Chapter01-One/Code/A.swift")
    let sources = BookLoader.sources(
      below: folder.url.appending(path: "Chapters/Chapter01-One/Code"), of: Book(root: folder.url, parts: [])
    )
    let text = try #require(sources.text(ofFile: "A.swift"))
    let candidates = try ["texts", "numbers"].map { name in
      let call = try #require(text.lines.firstIndex { $0.contains("diagram(\"\(name)") }) + 1
      let found = try #require(text.diagram(at: call))
      let diagram = Lesson.diagram(name, "a: --1--|") { (a: Observable<Int>) in a }
      return try #require(DiagramCandidate(diagram, found, in: "chapter1"))
    }
    let (module, _) = try PlaygroundCompiler(package: RunningProgram.root).module(
      of: PlaygroundSource([
        PlaygroundSource.Chapter(
          name: "chapter1", candidates: candidates, declarations: ChapterDeclarations(in: sources))
      ]))

    try folder.write(EmbeddedAsset.liveDrawing, to: "live/drawing.js")
    try folder.write(EmbeddedAsset.livePlayer, to: "live/player.js")
    try folder.write("rxbookLive.diagrams = [];", to: "live/definitions.js")
    try folder.write(
      "rxbookLive.module = { packed: false, text: \"\(module.base64EncodedString())\" };",
      to: "live/module.js")
    try folder.write(EmbeddedAsset.pageScript.text, to: "page.js")
    let page = try folder.write(
      """
      <meta charset=utf-8><div class=bar></div><script src=page.js></script><script src=live/drawing.js></script>\
      <script src=live/player.js></script>
      """, to: "index.html")
    let rows = [Self.texts, Self.numbers].map { row in
      row.enumerated().map { ["column": $0.offset, "kind": 0, "text": $0.element] }
    }
    let order = try JSONSerialization.data(withJSONObject: rows)
    let answer = try await onOwnThread {
      let tab = try Tab(in: try Chromium(), at: page.absoluteString, ready: "window.rxbookLive")
      return try tab.run(
        """
        rxbookLive.load().then(function () {
          return JSON.stringify(\(String(decoding: order, as: UTF8.self)).map(function (marks, index) {
            return rxbookLive.play({ index: index, frame: 10000000 },
              [{ name: "a", kind: "cold", start: 0, marks: marks }], [], 100).observers[0].entries
              .map(function (entry) { return entry.text; });
          }));
        })
        """)
    }
    let done = try JSONDecoder().decode([[String]].self, from: Data(answer.utf8))
    #expect(done.map(\.count) == [Self.texts.count, Self.numbers.count])
    for (text, done) in zip(Self.texts, done[0]) {
      #expect(done == Self.done(with: text), "\(text.debugDescription)")
    }
    for (text, done) in zip(Self.numbers, done[1]) {
      #expect(done == Self.reckoned(with: try #require(Double(text))), "\(text)")
    }
  }
}
