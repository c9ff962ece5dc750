import Dispatch
import Lesson
import Reactive
import ReactiveTesting

@ExampleListBuilder var waiting: ExampleList {
  example(of: "a test that waits and looks") {
    for answersAfter in [20, 40, 60] {
      let server = Observable.just("umbrella")
        .delay(
          .milliseconds(answersAfter), scheduler: MainScheduler.instance
        )
      var found: [String] = []
      let search = server.subscribe(onNext: { found.append($0) })
      pause(for: .milliseconds(50))
      test("\(answersAfter) ms", found, is: ["umbrella"])
      search.dispose()
    }
  }
  example(of: "a clock that the test moves") {
    let scheduler = TestScheduler(initialClock: 0)
    let closing = Observable<Int>
      .timer(.seconds(28_800), scheduler: scheduler)
    _ = closing.subscribe(onNext: { _ in print("we close") })

    scheduler.advanceTo(28_799)
    print("the clock says", scheduler.clock)
    scheduler.advanceTo(28_800)
  }
}
