import Foundation
import Lesson
import Reactive
import ReactiveTesting
import TestSupport
import Testing
@testable import Workbook

/// What a page does with the texts of diagrams, compared with Swift's own strings.
@Suite(
  Chromium.isThere,
  .enabled(
    if: (try? LiveCompiler()) != nil, "This toolchain has no Embedded Swift for WebAssembly."))
struct PageTextsInBrowserTests {
  /// What is done with a text, as it stands in the module and as it is compiled here.
  private static func done(with text: String) -> String {
    let upper: String = text.uppercased()
    let parts = "\(text.count) \(text.isEmpty) \(text.prefix(2))|\(text.suffix(2))|\(text.prefix(0))"
    let rest = "\(text.dropFirst())|\(text.dropLast(2))|\(text.dropFirst(9))|\(upper)|\(text.lowercased())"
    let order = "\(text < "n") \(text > "é") \(text == "\u{E9}e") \(text < "\u{FFFD}") \(text < "\u{1F600}")"
    let ends =
      "\(text.hasPrefix("e")) \(text.hasPrefix("")) \(text.hasSuffix("e")) \(text.hasSuffix("\u{301}"))"
    let number = "\(Int(text) ?? -7)"
    var list = [text, "-"].joined(separator: "/") + String(repeating: text, count: 2) + String(3)
    list += String(describing: true)
    list.append(".")
    return [parts, rest, order, ends, number, list].joined(separator: "; ")
  }

  private static let texts = [
    "", "a", "tea", "M", "n", "no", "\u{E9}e", "e\u{301}e", "e", "\u{301}", "12", "+5", "-3", "007", "1.0",
    "1e3",
    " 1", "99999999999999999999", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}x", "\u{1F600}", "\u{FFFD}",
    "\u{FB01}",
    "stra\u{DF}e", "\u{1F1E9}\u{1F1EA}\u{1F1EB}", "\u{4E2D}\u{6587}\u{5B57}", "nil", "a b",
  ]

  @Test func `texts are what strings are`() async throws {
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let first = try #require(lines.firstIndex { $0.contains("static func done(with") })
    let last = try #require(lines[first...].firstIndex { $0 == "  }" })
    let function = lines[first...last].joined(separator: "\n").replacing("private static ", with: "")
    let folder = try TemporaryFolder()
    try folder.write(
      """
      \(function)
      func example() {
        diagram("texts", "a: --1--|") { (a: Observable<String>) in a.map(done) }
      }
      """, to: "Chapters/Chapter01-One/Code/A.swift")
    let sources = ChapterSources(
      folder: folder.url.appending(path: "Chapters/Chapter01-One/Code"), in: Book(root: folder.url, parts: [])
    )
    let text = try #require(sources.text(ofFile: "A.swift"))
    let call = try #require(text.lines.firstIndex { $0.contains("diagram(") }) + 1
    let diagram = Lesson.diagram("texts", "a: --1--|") { (a: Observable<Int>) in a }
    let found = try #require(text.diagram(at: call))
    let candidate = try #require(LiveCandidate(diagram, found, in: "chapter1"))
    let (module, program) = try LiveCompiler().module(
      of: LiveProgram([
        LiveProgram.Chapter(
          name: "chapter1", candidates: [candidate], declarations: LiveDeclarations(in: sources))
      ]))
    // Else Swift's strings were compared with themselves.
    #expect(program.files.map(\.name) == ["chapter1.swift", "Diagrams.swift"])

    try folder.write(liveModuleScript, to: "live/page.js")
    try folder.write("rxbookLive.diagrams = [];", to: "live/diagrams.js")
    try folder.write(
      "rxbookLive.module = { packed: false, text: \"\(module.base64EncodedString())\" };",
      to: "live/module.js")
    let page = try folder.write("<meta charset=utf-8><script src=live/page.js></script>", to: "index.html")
    let marks = Self.texts.enumerated().map { ["column": $0.offset, "kind": 0, "text": $0.element] }
    let order = try JSONSerialization.data(withJSONObject: marks)
    let answer = try await onOwnThread {
      let tab = try Tab(in: try Chromium(), at: page.absoluteString, ready: "window.rxbookLive")
      return try tab.run(
        """
        rxbookLive.load().then(function () {
          var marks = \(String(decoding: order, as: UTF8.self));
          return JSON.stringify(rxbookLive.play({ index: 0, frame: 10000000 },
            [{ name: "a", kind: "cold", start: 0, marks: marks }], [], 100).observers[0].entries
            .map(function (entry) { return entry.text; }));
        })
        """)
    }
    let done = try JSONDecoder().decode([String].self, from: Data(answer.utf8))
    #expect(done.count == Self.texts.count)
    for (text, done) in zip(Self.texts, done) {
      #expect(done == Self.done(with: text), "\(text.debugDescription)")
    }
  }
}
