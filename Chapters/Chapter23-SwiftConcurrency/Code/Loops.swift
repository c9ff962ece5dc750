import Dispatch
import Lesson
import Reactive

/// Opens the counter of the shop, where a job is waiting.
@MainActor
func openCounter(_ jobs: PublishSubject<String>) -> Task<
  Void, any Error
> {
  let task = Task {
    for try await job in jobs.values { print("prints", job) }
  }
  jobs.onNext("flyer")
  return task
}

@ExampleListBuilder
var loops: ExampleList {
  example(of: "a booklet in a loop") {
    let pages = Observable<Int>
      .interval(.seconds(1), scheduler: MainScheduler.instance)
      .take(3)
    stamp("the loop begins")
    for try await page in pages.values {
      stamp("prints page \(page)")
    }
    stamp("the loop is over")
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

  example(of: "values inside a task") {
    let jobs = PublishSubject<String>()
    let task = await openCounter(jobs)
    await pause(for: .seconds(1))
    jobs.onNext("poster")
    jobs.onCompleted()
    try await task.value
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
