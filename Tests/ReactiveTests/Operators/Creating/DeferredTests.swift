import Reactive
import Testing

struct DeferredTests {
  @Test func `deferred creates a sequence for each subscriber`() {
    var count = 0
    let source = Observable<Int>.deferred {
      count += 1
      return count.isMultiple(of: 2) ? .of(2, 4) : .of(1, 3)
    }
    #expect(count == 0)
    #expect(events(of: source) == ["next(1)", "next(3)", "completed"])
    #expect(events(of: source) == ["next(2)", "next(4)", "completed"])
    #expect(events(of: Observable<Int>.deferred { throw Failure.first }) == ["error(first)"])
  }

  @Test func `disposal disposes of the created sequence`() {
    let subject = PublishSubject<Int>()
    let subscription = Observable<Int>.deferred { subject.asObservable() }.subscribe()
    #expect(subject.hasObservers)
    subscription.dispose()
    #expect(!subject.hasObservers)
  }
}
