import Dispatch
import Lesson
import Reactive

/// Work on a background thread.
@ExampleListBuilder
var threads: ExampleList {
  example(of: "work on another thread") {
    let background = SerialDispatchQueueScheduler(qos: .utility)
    _ = Observable.of("pasta")
      .observe(on: background)
      .map { dish in recipe(for: dish) }
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { recipe in say("show \(recipe)") })
    say("take the next order")
    pause(for: .seconds(1))
  }
}
