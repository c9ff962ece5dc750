import Foundation
import Reactive
import ReactiveTesting
import Testing

struct TestSchedulerTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `start creates the sequence at 100, subscribes at 200 and disposes at 1000`() {
    let source = scheduler.createHotObservable([.next(150, 1), .next(210, 2), .next(999, 3), .next(1000, 4)])
    var made = 0
    let result = scheduler.start { [scheduler] in
      made = scheduler.clock
      return source
    }
    #expect(made == 100)
    #expect(result.events == [.next(210, 2), .next(999, 3), .next(1000, 4)])
    #expect(source.subscriptions == [Subscription(200, 1000)])
    #expect(scheduler.clock == 1000)
  }

  @Test func `start disposes at the given time`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(300, 2)])
    let result = scheduler.start(disposed: 250) { source }
    #expect(result.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func `start creates and subscribes at the given times`() {
    let source = scheduler.createColdObservable([.next(10, "a"), .completed(20)])
    let result = scheduler.start(created: 5, subscribed: 30, disposed: 100) { source.asObservable() }
    #expect(result.events == [.next(40, "a"), .completed(50)])
    #expect(source.subscriptions == [Subscription(30, 50)])
  }

  @Test func `immediate work is performed one step later`() {
    #expect(times(of: scheduler) == [201, 206])
  }

  @Test func `immediate work is performed immediately without a processing delay`() {
    #expect(times(of: TestScheduler(initialClock: 0, simulateProcessingDelay: false)) == [200, 205])
  }

  private func times(of scheduler: TestScheduler) -> [Int] {
    var times: [Int] = []
    scheduler.scheduleAt(200) {
      _ = scheduler.schedule(()) { _ in
        times.append(scheduler.clock)
        return scheduler.scheduleRelative((), dueTime: .seconds(5)) { _ in
          times.append(scheduler.clock)
          return Disposables.create()
        }
      }
    }
    scheduler.start()
    return times
  }

  @Test func `the resolution is the length of a step in seconds`() {
    let fine = TestScheduler(initialClock: 0, resolution: 0.01)
    let result = fine.start { Observable<Int>.timer(.milliseconds(105), scheduler: fine) }
    #expect(result.events == [.next(211, 0), .completed(211)])
    #expect(fine.now == Date(timeIntervalSince1970: 10))
  }

  @Test func `an endless interval never becomes due`() {
    let result = scheduler.start { [scheduler] in Observable<Int>.timer(.never, scheduler: scheduler) }
    #expect(result.events == [])
  }

  @Test func `an interval emits once per period`() {
    let result = scheduler.start(disposed: 700) { [scheduler] in
      Observable<Int>.interval(.seconds(200), scheduler: scheduler)
    }
    #expect(result.events == [.next(400, 0), .next(600, 1)])
  }

  @Test func `an interval of 0 seconds takes the processing delay`() {
    let result = scheduler.start(disposed: 204) { [scheduler] in
      Observable<Int>.interval(.seconds(0), scheduler: scheduler)
    }
    #expect(result.events == [.next(201, 0), .next(202, 1), .next(203, 2)])
  }

  @Test func `a synchronous source emits one element per step`() {
    let result = scheduler.start { [scheduler] in Observable.from([1, 2], scheduler: scheduler) }
    #expect(result.events == [.next(201, 1), .next(202, 2), .completed(203)])
  }
}
