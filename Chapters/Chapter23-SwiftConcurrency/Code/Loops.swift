import Dispatch
import Lesson
import Reactive

@ExampleListBuilder
var loops: ExampleList {
  example(of: "a booklet in a loop") {
    let pages = Observable<Int>
      .interval(.seconds(1), scheduler: MainScheduler.instance)
      .take(3)
    note("the loop begins")
    for try await page in pages.values {
      note("prints page \(page)")
    }
    note("the loop is over")
  }

  example(of: "values before the loop") {
    let jobs = PublishSubject<String>()
    let early = jobs.values
    jobs.onNext("flyer")
    let late = jobs.values
    jobs.onNext("poster")
    jobs.onCompleted()
    for try await job in early { print("early:", job) }
    for try await job in late { print("late:", job) }
  }

  example(of: "two presses, one stream", traps: true) {
    let jobs = PublishSubject<String>()
    let stream = jobs.values
    for press in ["left", "right"] {
      Task {
        for try await job in stream { print("\(press):", job) }
      }
    }
    await pause(for: .seconds(1))
    print("two presses wait")
  }
}
