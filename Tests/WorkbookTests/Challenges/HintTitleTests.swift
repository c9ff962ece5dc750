import Lesson
import Testing

@testable import Workbook

@Suite struct HintTitleTests {
  @Test(arguments: [
    ("Hint 1", "Hint 1: the task in other words"), ("Hint 3", "Hint 3: the shape of it"),
    ("Hint 4", "Hint 4"),
    ("When surplus", "If the check says: there is an element too many"), ("When tired", "When tired"),
  ]) func `a hint says what it is about`(heading: String, words: String) {
    #expect(HintTitle(heading: heading).words == words)
  }

  @Test(arguments: Evidence.names) func `all that a check finds has words`(name: String) {
    #expect(HintTitle(heading: "When \(name)").words.hasPrefix("If the check says: "))
  }
}
