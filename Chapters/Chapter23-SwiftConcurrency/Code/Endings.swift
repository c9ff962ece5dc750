import Dispatch
import Lesson
import Reactive

enum ShopError: Error {
  case paperJam
  case outOfPaper
}

/// Takes jobs in a loop until one is called "stop".
func work(
  _ name: String, on jobs: AsyncThrowingStream<String, any Error>
) async {
  do {
    for try await job in jobs where job == "stop" { break }
    print("\(name): after the loop")
  } catch {
    print("\(name): throws \(error)")
  }
}

@ExampleListBuilder
var endings: ExampleList {
  example(of: "three ways out of a loop") {
    let jam = Observable<String>.error(ShopError.paperJam)
    await work("completed", on: Observable.of("flyer").values)
    await work("failed", on: jam.values)
    await work("left", on: BehaviorSubject(value: "stop").values)
  }

  example(of: "a subject that is released") {
    let task = Task {
      await work("released", on: PublishSubject().values)
    }
    await pause(for: .seconds(60))
    print("a minute later")
    task.cancel()
    await task.value
  }

  example(of: "two loops that are left") {
    let jobs = BehaviorSubject(value: "flyer")
    for try await _ in jobs.values { break }
    print("only in the loop:", jobs.hasObservers)

    let stream = jobs.values
    for try await _ in stream { break }
    print("in a constant:", jobs.hasObservers)
    withExtendedLifetime(stream) {}
  }

  example(of: "a task that is cancelled") {
    let jobs = PublishSubject<String>()
    let followed = jobs.do(onDispose: { print("disposed of") })
    let task = Task {
      do {
        for try await job in followed.values { print("prints", job) }
        print("after the loop")
      } catch {
        print("throws \(error)")
      }
    }
    await pause(for: .seconds(1))
    jobs.onNext("flyer")
    await pause(for: .seconds(1))
    task.cancel()
    print("cancel() has returned")
    await task.value
  }

  example(of: "cancelled in the middle of a page") {
    for checks in [false, true] {
      stamp("checks: \(checks)")
      let pages = Observable<Int>
        .interval(.seconds(1), scheduler: MainScheduler.instance)
        .do(onDispose: { stamp("disposed of") })
      let task = Task {
        for try await page in pages.values {
          if checks { try Task.checkCancellation() }
          await press(page)
        }
      }
      await pause(for: .milliseconds(1500))
      stamp("cancelled")
      task.cancel()
      await pause(for: .milliseconds(8500))
    }
  }
}
