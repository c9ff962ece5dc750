import Reactive
import Testing

struct EmptyTests {
  @Test func `completes at once`() { #expect(events(of: Observable<Int>.empty()) == ["completed"]) }
}
