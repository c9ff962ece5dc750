import Dispatch
import Lesson
import Reactive
import ReactiveTesting

@ExampleListBuilder var marbles: ExampleList {
  example(of: "a row instead of a list") {
    let scheduler = TestScheduler.marbles()
    let typed = try scheduler.createHotObservable(
      "-u-v----w---|", of: String.self)
    let row = scheduler.marbles {
      typed.debounce(.milliseconds(30), scheduler: scheduler)
    }
    print(row)
  }
  diagram("debounce in a row", "typed: -u-v----w---|") {
    (typed: Observable<String>) in
    typed.debounce(.milliseconds(30), scheduler: MainScheduler.instance)
  }
  example(of: "rows for values and subscriptions") {
    let scheduler = TestScheduler.marbles()
    let counts = try scheduler.createHotObservable(
      "--f--n--X", values: ["f": 12, "n": -1])
    let row = scheduler.marbles(values: ["f": "12"]) {
      counts
    }
    print(row)
    print(counts.subscriptions)
  }
  example(of: "a row with a mistake") {
    let scheduler = TestScheduler.marbles()
    do {
      _ = try scheduler.createHotObservable("--1--x--|", of: Int.self)
    } catch {
      print(error)
    }
  }
}
