import Reactive
import ReactiveTesting
import Testing

struct TestableObserverTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `events are recorded with the time of the scheduler`() {
    let observer = scheduler.createObserver(Int.self)
    observer.onNext(1)
    scheduler.scheduleAt(20) { observer.onError(Failure.first) }
    scheduler.start()
    #expect(observer.events == [.next(0, 1), .error(20, Failure.first)])
  }

  @Test func `events after a terminal event are recorded as well`() {
    let observer = scheduler.createObserver(Int.self)
    observer.onCompleted()
    observer.onNext(1)
    #expect(observer.events == [.completed(0), .next(0, 1)])
  }
}
