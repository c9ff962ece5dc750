import ExitTesting
import Reactive
import Testing

struct ElementAtTests {
  @Test func `element(at:) emits one element and disposes of the source`() {
    #expect(events(of: Observable.of("a", "b", "c").element(at: 1)) == ["next(b)", "completed"])
    let subject = PublishSubject<Int>()
    let subscription = subject.element(at: 0).subscribe()
    subject.onNext(1)
    #expect(!subject.hasObservers)
    subscription.dispose()
  }

  @Test func `element(at:) fails if the index is out of range`() {
    #expect(events(of: Observable.of("a").element(at: 9)) == ["error(Argument out of range.)"])
    #expect(events(of: failing(1).element(at: 1)) == ["error(first)"])
  }

  @Test(.exitTest) func `element(at:) with a negative index traps`() async {
    await #expect(processExitsWith: .failure) { _ = Observable.just(1).element(at: -1) }
  }
}
