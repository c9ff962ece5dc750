import Lesson
import Reactive

/// An event that is kept as state.
@ExampleListBuilder
var choices: ExampleList {
  example(of: "an order to the lock keepers") {
    let order = BehaviorSubject(value: "stand by")
    let day = order.noted(by: "Day keeper")
    order.onNext("open the gate")
    day.dispose()
    let night = order.noted(by: "Night keeper")
    night.dispose()
  }
}
