import Reactive
import Testing

struct ElementAtTests {
  @Test func `element(at:) keeps one and lets the source go`() {
    #expect(events(of: Observable.of("a", "b", "c").element(at: 1)) == ["next(b)", "completed"])
    let subject = PublishSubject<Int>()
    let subscription = subject.element(at: 0).subscribe()
    subject.onNext(1)
    #expect(!subject.hasObservers)
    subscription.dispose()
  }

  @Test func `element(at:) out of range is an error`() {
    #expect(events(of: Observable.of("a").element(at: 9)) == ["error(Argument out of range.)"])
    #expect(events(of: failing(1).element(at: 1)) == ["error(first)"])
  }

  @Test func `element(at:) of a negative index traps`() async {
    await #expect(processExitsWith: .failure) { _ = Observable.just(1).element(at: -1) }
  }
}
