import Lesson
import Reactive

/// Observables of values that are already there.
@ExampleListBuilder
var making: ExampleList {
  example(of: "just") {
    let groundFloor = Observable.just(0)
    let buttons = Observable.just([0, 1, 2])

    _ = groundFloor.subscribe { event in print(event) }
    _ = buttons.subscribe { event in print(event) }
  }

  example(of: "of") {
    let buttons = Observable.of(0, 1, 2)

    _ = buttons.subscribe { event in print(event) }
  }

  example(of: "of an array") {
    let pressed = [4, 2]
    let calls = Observable.of(pressed)

    _ = calls.subscribe { event in print(event) }
  }

  example(of: "from") {
    let pressed = [4, 2]
    let calls = Observable.from(pressed)
    let evenFloors = Observable.from(
      stride(from: 6, through: 0, by: -2))
    let labels = Observable.from("G12")

    _ = calls.subscribe { event in print("call", event) }
    _ = evenFloors.subscribe { event in print("even", event) }
    _ = labels.subscribe { event in print("label", event) }
  }

  example(of: "from an optional") {
    let morning = [4, 2]
    let night: [Int] = []

    _ = Observable.from(optional: morning.first)
      .subscribe { event in print("morning", event) }
    _ = Observable.from(optional: night.first)
      .subscribe { event in print("night", event) }
  }
}
