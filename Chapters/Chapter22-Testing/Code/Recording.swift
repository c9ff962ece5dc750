import Dispatch
import Lesson
import Reactive
import ReactiveTesting

@ExampleListBuilder var recording: ExampleList {
  example(of: "things brought to the counter") {
    let scheduler = TestScheduler(initialClock: 0)
    let brought = scheduler.createHotObservable([
      .next(150, "key"), .next(210, "umbrella"), .next(230, "glove"),
      .completed(260),
    ])
    let result = scheduler.start {
      brought.map { $0.uppercased() }
    }
    for event in result.events { print(event) }
    print("subscribed:", brought.subscriptions)
  }
  example(of: "of and delay at their times") {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start { Observable.of("key", "glove") }
    print("of:   ", result.events)

    let another = TestScheduler(initialClock: 0)
    let brought = another.createHotObservable([
      .next(210, "key"), .completed(260),
    ])
    let delayed = another.start {
      brought.delay(.seconds(30), scheduler: another)
    }
    print("delay:", delayed.events)
  }
  example(of: "an expected list") {
    let scheduler = TestScheduler(initialClock: 0)
    let brought = scheduler.createHotObservable([
      .next(210, "umbrella"), .next(220, "umbrella"),
      .next(230, "glove"),
    ])
    let result = scheduler.start { brought.distinctUntilChanged() }
    test(
      "repeats are dropped", result.events,
      is: [.next(210, "umbrella"), .next(230, "glove")])
  }
  example(of: "a page that is still open") {
    let scheduler = TestScheduler(initialClock: 0)
    let brought = scheduler.createHotObservable([
      .next(210, "umbrella"), .next(220, "glove"),
    ])
    let first = scheduler.start { brought.take(1) }
    print(first.events, brought.subscriptions)

    let page = brought.subscribe()
    print(brought.subscriptions)
    page.dispose()
  }
  example(of: "the last moment of a test") {
    let scheduler = TestScheduler(initialClock: 0)
    let hot = scheduler.createHotObservable([.next(1000, "hot")])
    let cold = scheduler.createColdObservable([.next(800, "cold")])
    let timers = Observable.of(800, 900).flatMap { seconds in
      Observable<Int>.timer(.seconds(seconds), scheduler: scheduler)
        .map { _ in "timer of \(seconds)" }
    }
    let result = scheduler.start {
      Observable.merge(hot.asObservable(), cold.asObservable(), timers)
    }
    print(result.events)
    print("the clock says", scheduler.clock)
  }
  example(of: "a failure of another type") {
    struct Offline: Error, CustomStringConvertible {
      let description = "no answer"
    }
    struct Refused: Error, CustomStringConvertible {
      let description = "no answer"
    }
    let found = Event<String>.error(Offline())
    test("failure", found, is: .error(Refused()))
  }
  example(of: "a thing that is handed on") {
    for delays in [true, false] {
      let scheduler = TestScheduler(
        initialClock: 0, simulateProcessingDelay: delays)
      let brought = scheduler.createHotObservable([.next(210, "key")])
      let result = scheduler.start { brought.observe(on: scheduler) }
      print(result.events)
    }
  }
  example(of: "a clock that goes back") {
    let scheduler = TestScheduler(initialClock: 0)
    scheduler.scheduleAt(45) { print("at", scheduler.clock) }
    scheduler.sleep(60)
    scheduler.start()
    scheduler.advanceTo(10)
    print("the clock says", scheduler.clock)
  }
}
