import Reactive
import Testing

struct EnumeratedTests {
  @Test func `enumerated counts from 0 for each subscription`() {
    let source = Observable.of("a", "b").enumerated().map { "\($0.index)\($0.element)" }
    #expect(events(of: source) == ["next(0a)", "next(1b)", "completed"])
    #expect(events(of: source) == ["next(0a)", "next(1b)", "completed"])
  }

  @Test func `errors are forwarded, and disposal disposes of the source`() {
    #expect(events(of: failing(7).enumerated().map(\.index)) == ["next(0)", "error(first)"])
    let subject = PublishSubject<Int>()
    let subscription = subject.enumerated().subscribe()
    subscription.dispose()
    #expect(!subject.hasObservers)
  }
}
