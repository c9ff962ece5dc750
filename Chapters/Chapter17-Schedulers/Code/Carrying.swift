import Lesson
import Reactive

@ExampleListBuilder
var carrying: ExampleList {
  example(of: "a torn sheet") {
    struct Torn: Error {}
    let worker = serial("worker")
    let pages = PublishSubject<Int>()
    _ = pages.observe(on: worker).subscribe { event in
      say("\(event)")
    }
    pages.onNext(1)
    pages.onNext(2)
    pages.onError(Torn())
    say("all sent")
    pause(for: .seconds(1))
  }

  example(of: "three maps, a second each") {
    func onEach(
      _ scheduler: any ImmediateSchedulerType, atMost count: Int = 2
    ) -> Observable<String> {
      Observable.of("Kent", "Fife", "Cork")
        .map { map in
          Observable.deferred { .just(shrink(map)) }
            .subscribe(on: scheduler)
        }
        .merge(maxConcurrent: count)
    }
    time("serial", onEach(serial("worker")))
    time("concurrent", onEach(concurrent("workers")))
    time("one operation", onEach(operations("workers", atMost: 1)))
    time(
      "two operations",
      onEach(operations("workers", atMost: 2), atMost: 3))
  }

  example(of: "three maps, one observe(on:)") {
    let small = Observable.of("Kent", "Fife", "Cork")
      .observe(on: concurrent("workers"))
      .map { map in shrink(map) }
    time("concurrent", small)
  }

  example(of: "work within work") {
    func nest(_ name: String, on scheduler: any ImmediateSchedulerType)
    {
      var steps: [String] = []
      _ = scheduler.schedule(()) { _ in
        steps.append("outer begins")
        _ = scheduler.schedule(()) { _ in
          steps.append("inner")
          return Disposables.create()
        }
        steps.append("outer ends")
        return Disposables.create()
      }
      steps.append("schedule returns")
      pause(for: .seconds(1))
      print("\(name):", steps.joined(separator: ", "))
    }
    nest("current thread", on: CurrentThreadScheduler.instance)
    nest("main", on: MainScheduler.instance)
    nest("main, asynchronous", on: MainScheduler.asyncInstance)
    nest("main, concurrent", on: ConcurrentMainScheduler.instance)
  }
}
