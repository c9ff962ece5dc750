import Foundation
import Lesson
import Reactive
import ReactiveTesting

@ExampleListBuilder var stilling: ExampleList {
  example(of: "a day on the clock of the test") {
    let scheduler = TestScheduler(initialClock: 0)
    let brought = scheduler.createHotObservable([
      .next(210, "key"), .next(270, "glove"),
    ])
    let result = scheduler.start {
      brought.map { thing in
        "\(thing) \(Int(scheduler.now.timeIntervalSince1970))"
      }
    }
    print(result.events)
  }
  example(of: "an answer that the test gives") {
    let server = PublishSubject<String>()
    var shown: [String] = []
    let search = server.catchAndReturn("no answer")
      .startWith("searching")
      .subscribe(onNext: { shown.append($0) })
    test("before the answer", shown, is: ["searching"])
    server.onNext("umbrella")
    test("after it", shown, is: ["searching", "umbrella"])
    search.dispose()
  }
  example(of: "two things at one instant") {
    for silence in [29, 30, 31] {
      let scheduler = TestScheduler.marbles()
      let typed = try scheduler.createHotObservable(
        "-u--v------>", of: String.self)
      let row = scheduler.marbles {
        typed.debounce(.milliseconds(silence), scheduler: scheduler)
      }
      print("\(silence) ms: \(row)")
    }
  }
}
