import Foundation
import Lesson
import Testing
@testable import Workbook

@Suite struct BookFrameTests {
  @Test func `another frame has another fingerprint`() throws {
    func frame(
      language: String = "en", parts: [(String, [String])] = [("One", ["Chapter01-A", "Chapter02-B"])],
      publication: Publication = .nowhere, overviews: [BookFrame.Overview] = [.choices]
    ) -> BookFrame {
      let root = URL(filePath: "/book")
      let all = parts.map { part in
        Part(
          title: part.0,
          chapters: part.1.map {
            BookChapter(name: $0, root: root, code: Chapter($0) { example(of: "One") {} })
          })
      }
      return BookFrame(
        of: Book(root: root, language: language, parts: all), publication: publication, overviews: overviews)
    }
    let frames = [
      frame(), frame(language: "de"), frame(parts: [("Two", ["Chapter01-A", "Chapter02-B"])]),
      frame(parts: [("One", ["Chapter01-A", "Chapter02-C"])]), frame(parts: [("One", ["Chapter01-A"])]),
      frame(parts: [("One", ["Chapter01-A"]), ("One", ["Chapter02-B"])]),
      frame(publication: try Publication(at: "https://example.com/book")),
      frame(publication: try Publication(editing: "https://example.com/edit")), frame(overviews: []),
      frame(overviews: [.choices, .glossary]),
      frame(overviews: [BookFrame.Overview(place: .choices, title: "Which?", path: "choose.html")]),
      frame(overviews: [BookFrame.Overview(place: .choices, title: "Which one do I need?", path: "a.html")]),
      frame(overviews: [
        BookFrame.Overview(place: .marks, title: "Which one do I need?", path: "choose.html")
      ]),
    ]
    let prints = frames.map { frame in
      var print = Fingerprint()
      frame.add(to: &print)
      return print
    }
    for (index, frame) in frames.enumerated() {
      for other in frames[(index + 1)...] { #expect(frame != other) }
    }
    #expect(Set(prints).count == prints.count)
  }
}
