import Lesson
import Reactive

/// Looking at a subscription without changing it.
@ExampleListBuilder
var watching: ExampleList {
  example(of: "do") {
    let journey = Observable.of(1, 2).do(
      onNext: { floor in print("log: floor", floor) },
      onError: { error in print("log: failed,", error) },
      onCompleted: { print("log: arrived") },
      onSubscribe: { print("log: someone subscribes") },
      onDispose: { print("log: over") })

    print("nobody has subscribed")
    _ = journey.subscribe { event in print("display:", event) }
  }

  example(of: "debug") {
    let journey = Observable.of(1, 2).debug("lift")

    _ = journey.subscribe(onNext: { print("display:", $0) })
  }
}
