import Lesson
import Reactive

/// An event kept as state, and state sent as an event.
@ExampleListBuilder
var choices: [Example] {
  example(of: "An order that is remembered") {
    let order = BehaviorRelay(value: "stand by")
    order.accept("open the gate")
    let day = order.noted(by: "Day keeper")
    day.dispose()
    let night = order.noted(by: "Night keeper")
    night.dispose()
  }

  example(of: "A light that is forgotten") {
    let light = PublishRelay<String>()
    light.accept("red")
    let tern = light.noted(by: "Tern")
    print("Tern sails into the lock")
    tern.dispose()
  }
}
