import Lesson
import Testing

@Suite struct ChapterTests {
  @Test func `an example list is inserted in its place`() {
    @ExampleListBuilder var middle: ExampleList {
      example(of: "two") {}
      example(of: "three") {}
    }
    let chapter = Chapter("Numbers") {
      example(of: "one") {}
      middle
      example(of: "four") {}
    }
    #expect(chapter.examples.map(\.name) == ["one", "two", "three", "four"])
  }
}
