import Lesson
import Reactive
import ReactiveTesting

@ExampleListBuilder var sources: ExampleList {
  example(of: "the same script, hot and cold") {
    let scheduler = TestScheduler(initialClock: 0)
    let script: [Recorded<Event<String>>] = [
      .next(100, "key"), .next(300, "glove"), .completed(400),
    ]
    let hot = scheduler.createHotObservable(script)
    let cold = scheduler.createColdObservable(script)
    let fromHot = scheduler.createObserver(String.self)
    let fromCold = scheduler.createObserver(String.self)
    scheduler.scheduleAt(200) {
      _ = hot.subscribe(fromHot)
      _ = cold.subscribe(fromCold)
    }
    print("before start():", fromHot.events, fromCold.events)
    scheduler.start()

    print("hot: ", fromHot.events)
    print("cold:", fromCold.events)
  }
  example(of: "typing goes on") {
    let scheduler = TestScheduler(initialClock: 0)
    let typed = scheduler.createHotObservable([
      .next(210, "um"), .next(230, "umb"),
    ])
    let answer = scheduler.createColdObservable([
      .next(50, "umbrella"), .completed(50),
    ])
    let result = scheduler.start {
      typed.flatMapLatest { _ in answer }
    }
    print(result.events)
    print("requests:", answer.subscriptions)
  }
  example(of: "a request that is retried") {
    let scheduler = TestScheduler(initialClock: 0)
    let request = scheduler.createColdObservable([
      .error(50, DeskError.closed, String.self)
    ])
    let result = scheduler.start { request.retry(3) }
    print(result.events)
    print("requests:", request.subscriptions)
  }
}
