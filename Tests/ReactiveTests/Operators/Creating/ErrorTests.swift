import Reactive
import Testing

struct ErrorTests {
  @Test func `error fails immediately`() {
    #expect(events(of: Observable<Int>.error(Failure.first)) == ["error(first)"])
  }
}
