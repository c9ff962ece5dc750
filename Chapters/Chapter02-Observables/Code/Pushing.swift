import Lesson
import Reactive

/// What an observable is, and how it ends.
@ExampleListBuilder
var pushing: ExampleList {
  example(of: "asking the lift") {
    let lift = Lift()

    lift.pass(1)
    print("display:", lift.floor)
    print("display:", lift.floor)
    lift.pass(2)
    lift.pass(3)
    print("display:", lift.floor)
  }

  example(of: "being told") {
    let lift = Lift()
    _ = lift.ride().subscribe(onNext: { floor in
      print("display:", floor)
    })

    lift.pass(1)
    lift.pass(2)
    lift.pass(3)
    lift.arrive()
  }

  example(of: "two rides and their ends") {
    let north = Lift()
    let south = Lift()
    _ = north.ride().subscribe { event in print("north", event) }
    _ = south.ride().subscribe { event in print("south", event) }

    north.pass(1)
    south.pass(1)
    south.fail(.stuck(below: 2))
    north.pass(2)
    north.arrive()
    south.pass(2)
    south.arrive()
  }
}
