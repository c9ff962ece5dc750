import Dispatch
import Lesson
import Reactive

struct OldExercises: OldCode {
  @available(*, deprecated)
  @ExampleListBuilder var examples: ExampleList {
    example(of: "exercise 1, a button") {
      let office = Office()
      let taps = PublishSubject<Void>()
      let subscription =
        taps
        .flatMapLatest { office.get("/prices") }
        .catchErrorJustReturn("no prices")
        .subscribeNext { print($0) }
      office.isOnline = false
      taps.onNext(())
      office.isOnline = true
      taps.onNext(())
      subscription.dispose()
    }

    example(of: "exercise 2, a word typed quickly") {
      let field = PublishSubject<String>()
      let half = RxTimeInterval.milliseconds(500)
      let main = MainScheduler.instance
      let now = field.throttle(half, scheduler: main)
        .subscribeNext { print("throttle: \($0)") }
      let then = field.debounce(half, scheduler: main)
        .subscribeNext { print("debounce: \($0)") }
      for text in ["c", "cr", "crawl"] {
        field.onNext(text)
        pause(for: .milliseconds(200))
      }
      pause(for: .seconds(1))
      now.dispose()
      then.dispose()
    }

    example(of: "exercise 3, the third lane") {
      let lanes = ["A", "B"].toObservable()
      _ =
        lanes
        .mapWithIndex { lane, index in "\(index): lane \(lane)" }
        .elementAt(2)
        .doOn { event in print("on the way: \(event)") }
        .catch { _ in Observable.of("no such lane", "ask inside") }
        .subscribe { event in print(event) }
    }
  }
}
