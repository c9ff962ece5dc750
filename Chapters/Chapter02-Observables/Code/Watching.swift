import Lesson
import Reactive

/// Looking at a subscription without changing it.
@ExampleListBuilder
var watching: ExampleList {
  example(of: "do") {
    let lift = Lift()
    let journey = lift.ride().do(
      onNext: { floor in print("log: floor", floor) },
      onCompleted: { print("log: arrived") },
      onSubscribe: { print("log: subscribed") },
      onDispose: { print("log: over,", lift.listenerCount) })
    func follow() -> any Disposable {
      journey.subscribe(
        onNext: { floor in print("display:", floor) },
        onCompleted: { print("display: arrived") },
        onDisposed: { print("display: dark,", lift.listenerCount) })
    }

    _ = follow()
    lift.pass(1)
    lift.arrive()
    print("a second subscription")
    follow().dispose()
  }

  example(of: "debug") {
    let journey = Observable.of(1, 2).debug("lift")

    _ = journey.subscribe(onNext: { print("display:", $0) })
  }
}
