import Testing
@testable import Workbook

@Suite struct LiveDiagramTests {
  @Test func `what is another diagram in anything has another fingerprint`() {
    func print(
      index: Int = 1, chapter: String = "chapter3", name: String = "a", rows: String = "a: -1-",
      hot: [String] = ["a"], frame: Int = 10, words: String = "take", value: Int = 2
    ) -> Fingerprint {
      let number = LiveDiagram.Number(words: words, value: value)
      let diagram = LiveDiagram(
        index: index, chapter: chapter, name: name, rows: rows, hot: hot, frame: frame, numbers: [number])
      var print = Fingerprint()
      diagram.add(to: &print)
      return print
    }
    let prints = [
      print(), print(index: 2), print(chapter: "chapter4"), print(name: "b"), print(rows: "a: -2-"),
      print(hot: []), print(hot: ["b"]), print(hot: ["a", "b"]), print(frame: 20), print(words: "skip"),
      print(value: 3),
    ]
    #expect(Set(prints).count == prints.count)
    #expect(print() == print())
  }
}
