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
    let heard = scheduler.createObserver(String.self)
    let answered = scheduler.createObserver(String.self)
    scheduler.scheduleAt(200) {
      _ = hot.subscribe(heard)
      _ = cold.subscribe(answered)
    }
    scheduler.start()

    print("hot: ", heard.events)
    print("cold:", answered.events)
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
    print("asked:", answer.subscriptions)
  }
}
