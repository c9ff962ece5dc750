import Lesson
import Testing

@testable import BookModel

@Suite struct HintTitleTests {
  @Test(arguments: [
    ("Hint 1", "Hint 1: the task in other words"), ("Hint 3", "Hint 3: the outline of a solution"),
    ("Hint 4", "Hint 4"),
    ("When surplus", "If the check says: it emits more elements than expected"), ("When tired", "When tired"),
  ]) func `a hint title names its topic`(heading: String, words: String) {
    #expect(HintTitle(heading: heading).text == words)
  }

  @Test(arguments: FailureKind.names) func `every kind of failure has a title`(name: String) {
    #expect(HintTitle(heading: "When \(name)").text.hasPrefix("If the check says: "))
  }
}
