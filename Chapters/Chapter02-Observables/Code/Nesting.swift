import Lesson
import Reactive

/// Events that a subscriber causes while it handles another one.
@ExampleListBuilder
var nesting: ExampleList {
  example(of: "on to the next floor") {
    let lift = Lift()
    _ = lift.ride().subscribe(onNext: { floor in
      print("lobby: doors open at", floor)
      if floor == 1 { lift.pass(2) }
      print("lobby: doors close at", floor)
    })
    _ = lift.ride().subscribe(onNext: { print("roof:", $0) })

    lift.pass(1)
    lift.arrive()
  }

  example(of: "dispose in the middle") {
    let lift = Lift()
    var subscription: (any Disposable)?
    subscription = lift.ride().subscribe(
      onNext: { floor in
        lift.pass(floor + 1)
        if floor == 2 { subscription?.dispose() }
        print("display:", floor)
      },
      onDisposed: { print("display: dark") })

    lift.pass(1)
  }
}
