import Reactive
import Testing

struct EmptyTests {
  @Test func `empty completes immediately`() { #expect(events(of: Observable<Int>.empty()) == ["completed"]) }
}
