import Reactive
import Testing

struct ErrorTests {
  @Test func `fails at once`() {
    #expect(events(of: Observable<Int>.error(Failure.first)) == ["error(first)"])
  }
}
