import Lesson
import Testing

@Suite struct PauseTests {
  @Test func `a pause is not shortened by cancelling its task`() async {
    let start = ContinuousClock.now
    let waiting = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await pause(for: .milliseconds(20) as Duration)
    }
    await waiting.value
    #expect(ContinuousClock.now - start >= .milliseconds(20))
  }
}
