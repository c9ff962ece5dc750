import Lesson
import Reactive

/// An event kept as state, and state sent as an event.
@ExampleListBuilder
var choices: ExampleList {
  example(of: "an order that is remembered") {
    let order = BehaviorRelay(value: "stand by")
    let day = order.noted(by: "Day keeper")
    order.accept("open the gate")
    day.dispose()
    let night = order.noted(by: "Night keeper")
    night.dispose()
  }

  example(of: "a light that is forgotten") {
    let light = PublishRelay<String>()
    light.accept("red")
    let tern = light.noted(by: "Tern")
    print("Tern sails into the lock")
    tern.dispose()
  }
}
