import Lesson
import Reactive

/// Observables without a single element.
@ExampleListBuilder
var edges: ExampleList {
  example(of: "empty") {
    func way(from start: Int, to goal: Int) -> Observable<Int> {
      start == goal ? .empty() : .of(goal)
    }

    _ = way(from: 0, to: 3).subscribe { print("0 to 3:", $0) }
    _ = way(from: 3, to: 3).subscribe { print("3 to 3:", $0) }
  }

  example(of: "never") {
    let outOfOrder = Observable<Int>.never()

    let subscription = outOfOrder.subscribe(
      onNext: { floor in print("floor", floor) },
      onCompleted: { print("arrived") },
      onDisposed: { print("nobody waits any longer") })
    print("waiting")
    subscription.dispose()
  }

  example(of: "error") {
    let refused = Observable<Int>.error(LiftFault.overloaded)

    _ = refused.subscribe(
      onNext: { floor in print("floor", floor) },
      onError: { error in print("refused:", error) },
      onCompleted: { print("arrived") })
  }

  diagram("empty") { Observable<Int>.empty() }

  diagram("never") { Observable<Int>.never() }

  diagram("error") { Observable<Int>.error(LiftFault.overloaded) }
}
