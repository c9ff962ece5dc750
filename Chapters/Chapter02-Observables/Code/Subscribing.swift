import Lesson
import Reactive

/// What subscribing starts, and what it takes.
@ExampleListBuilder
var subscribing: ExampleList {
  example(of: "nothing happens until you subscribe") {
    let floors = [1, 2].lazy.map { floor in
      print("motor to", floor)
      return floor
    }
    let journey = Observable.from(floors)
    print("the journey is ready")

    _ = journey.subscribe(onNext: { print("Ada at", $0) })
    _ = journey.subscribe(onNext: { print("Ben at", $0) })
  }

  example(of: "the element of an event") {
    _ = Observable.of(1, 2).subscribe { event in
      if let floor = event.element {
        print("floor", floor)
      } else {
        print("no floor in", event)
      }
    }
  }

  example(of: "a handler for each event") {
    func report(_ name: String, _ ride: Observable<Int>) {
      _ = ride.subscribe(
        onNext: { floor in print(name, "passes", floor) },
        onError: { error in print(name, "failed:", error) },
        onCompleted: { print(name, "arrived") },
        onDisposed: { print(name, "is forgotten") })
    }
    let lift = Lift()
    report("first", lift.ride())
    lift.pass(1)
    lift.arrive()
    report("second", lift.ride())
    lift.fail(.overloaded)
  }
}
