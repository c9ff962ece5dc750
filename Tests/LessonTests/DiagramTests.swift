import Dispatch
import Lesson
import Reactive
import ReactiveTesting
import Testing

@Suite struct DiagramTests {
  @Test func `a chapter contains diagrams as well as examples`() {
    let chapter = Chapter("Numbers") {
      example(of: "one") {}
      diagram("filter", "source: --1--2--|") { (source: Observable<Int>) in
        source.filter { $0.isMultiple(of: 2) }
      }
      example(of: "two") {}
      diagram("empty") { Observable<Int>.empty() }
    }
    #expect(chapter.examples.map(\.name) == ["one", "two"])
    #expect(chapter.diagrams.map(\.name) == ["filter", "empty"])
    #expect(chapter.diagrams.map(\.line) == [11, 15])
    #expect(chapter.diagrams.map(\.frame) == [10_000_000, 10_000_000])
  }

  @Test func `a diagram is played with sources of the types that its closure declares`() throws {
    let rows = """
      left:   --1-----2--|
      right:  -----a----|
      """
    let diagram = diagram("zip", rows, frame: .seconds(1)) {
      (left: Observable<Int>, right: Observable<Character>) in
      Observable.zip(left, right) { "\($0)\($1)" }
    }
    let recording = try diagram.play(columns: 0)
    #expect(recording.frame == 1_000_000_000)
    #expect(recording.sources.map(\.name) == ["left", "right"])
    #expect(recording.observers[0].timeline.entries.first == .init(5_000_000_000, .element("1a")))
  }

  @Test(arguments: [RxTimeInterval.never, .seconds(0), .seconds(-1), .seconds(.max)])
  func `a diagram with an invalid frame cannot be played`(_ frame: RxTimeInterval) {
    let diagram = diagram("empty", frame: frame) { Observable<Int>.empty() }
    #expect(throws: MarblePlayError.self) { try diagram.play(columns: 0) }
  }
}
