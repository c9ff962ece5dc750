import Dispatch
import Lesson
import Reactive
import ReactiveTesting

@ExampleListBuilder var questions: ExampleList {
  example(of: "a slow label") {
    let scheduler = TestScheduler(initialClock: 0)
    let label = scheduler.createColdObservable([
      .next(50, "A7"), .completed(900),
    ])
    let result = scheduler.start { label }
    print(result.events, label.subscriptions)
  }
  example(of: "two clerks at one shelf") {
    let scheduler = TestScheduler(initialClock: 0)
    let shelf = scheduler.createColdObservable([
      .next(10, "key"), .completed(20),
    ])
    let result = scheduler.start {
      shelf.concat(shelf)
    }
    print(result.events.count, shelf.subscriptions)
  }
  example(of: "a row of keys") {
    let scheduler = TestScheduler.marbles()
    let keys = try scheduler.createHotObservable(
      "-1--3-4-->", of: Int.self)
    print(scheduler.marbles { keys.filter { $0 > 2 }.take(1) })
  }
  example(of: "two at one door") {
    let scheduler = TestScheduler(initialClock: 0)
    let door = scheduler.createHotObservable([
      .next(200, "open"), .next(300, "shut"), .completed(400),
    ])
    let ada = scheduler.start { door }
    let bo = scheduler.createObserver(String.self)
    let watch = door.subscribe(bo)
    print(ada.events, bo.events)
    watch.dispose()
  }
  example(of: "the only umbrella") {
    let shelf = Observable.of("umbrella", "glove", "umbrella")
    do {
      print(try shelf.toBlocking().single { $0 == "umbrella" })
    } catch {
      print(error)
    }
  }
  example(of: "three seconds of patience") {
    let bell = Observable<Int>
      .interval(.seconds(2), scheduler: MainScheduler.instance)
    switch bell.toBlocking(timeout: 3).materialize() {
    case .completed(let rings): print("completed", rings)
    case .failed(let rings, let error): print(rings, error)
    }
  }
  example(of: "a shelf that fails") {
    let shelf = Observable.of("key")
      .concat(Observable.error(DeskError.closed))
    do {
      print(try shelf.toBlocking().first() ?? "nothing")
      print(try shelf.toBlocking().last() ?? "nothing")
    } catch {
      print(error)
    }
  }
  example(of: "a pause in typing") {
    let scheduler = TestScheduler(initialClock: 0)
    let typed = scheduler.createHotObservable([
      .next(210, "u"), .next(240, "umb"),
    ])
    let result = scheduler.start {
      typed.debounce(.milliseconds(300), scheduler: scheduler)
    }
    print(result.events)
  }
  example(of: "a test of prices") {
    let scheduler = TestScheduler(initialClock: 0)
    let days = scheduler.createHotObservable([
      .error(210, DeskError.closed, Int.self)
    ])
    var isRight = true
    let till = days.map { $0 * 2 }
      .subscribe(onNext: { isRight = $0 == 14 }, onError: { _ in })
    scheduler.start()
    print(isRight)
    till.dispose()
  }
}
