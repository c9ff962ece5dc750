import Reactive
import ReactiveTesting
import Testing

struct IfEmptyTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `ifEmpty(default:) emits a default if the source is empty`() {
    #expect(events(of: Observable<Int>.empty().ifEmpty(default: 9)) == ["next(9)", "completed"])
    #expect(events(of: Observable.of(1).ifEmpty(default: 9)) == ["next(1)", "completed"])
    #expect(events(of: failing().ifEmpty(default: 9)) == ["error(first)"])
  }

  @Test func `ifEmpty(switchTo:) continues with another sequence if the source is empty`() {
    let empty = Observable<Int>.empty()
    #expect(events(of: empty.ifEmpty(switchTo: .of(1, 2))) == ["next(1)", "next(2)", "completed"])
    #expect(events(of: empty.ifEmpty(switchTo: .empty())) == ["completed"])
    #expect(events(of: empty.ifEmpty(switchTo: failing(1))) == ["next(1)", "error(first)"])
    #expect(events(of: Observable.of(1).ifEmpty(switchTo: .of(2))) == ["next(1)", "completed"])
    #expect(events(of: failing().ifEmpty(switchTo: .of(2))) == ["error(first)"])
  }

  @Test func `ifEmpty disposes of the first source before it continues, and of the second at disposal`() {
    let first = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    let subscription = first.ifEmpty(switchTo: second).subscribe()
    #expect(first.hasObservers && !second.hasObservers)
    first.onCompleted()
    #expect(!first.hasObservers && second.hasObservers)
    subscription.dispose()
    #expect(!second.hasObservers)
  }

  @Test func `ifEmpty subscribes to the second sequence when the source has completed`() {
    let source = scheduler.hot(.completed(210))
    let other = scheduler.cold(.next(10, 1), .completed(20))
    #expect(
      scheduler.run(source.ifEmpty(switchTo: other.asObservable())) == ["220 next(1)", "230 completed"])
    #expect(source.subscriptions == [Subscription(200, 210)])
    #expect(other.subscriptions == [Subscription(210, 230)])
  }
}
