import Lesson
import Reactive

/// What subscribing starts, and the closures that it takes.
@ExampleListBuilder
var subscribing: ExampleList {
  example(of: "a request that is ready") {
    var requests = 0
    let persons = Observable<Int>.create { observer in
      requests += 1
      print("request \(requests) is sent")
      observer.onNext(4)
      observer.onCompleted()
      return Disposables.create()
    }
    print("the request is ready")

    _ = persons.subscribe(onNext: { print("display:", $0) })
    _ = persons.subscribe(onNext: { print("log:", $0) })
  }

  example(of: "a ride under way") {
    let lift = Lift()
    let ride = lift.ride()
    _ = ride.subscribe { event in print("lobby", event) }
    lift.pass(1)
    _ = ride.subscribe { event in print("roof", event) }
    lift.pass(2)
    lift.arrive()
  }

  diagram(
    "a cold source",
    """
    answer:  --4--|
    lobby:   ^>
    roof:       ^>
    """
  ) { (answer: Observable<Int>) in answer }

  diagram(
    "a hot source",
    """
    floors:  --1--2--3-->
    lobby:   ^>
    roof:        ^>
    """, hot: ["floors"]
  ) { (floors: Observable<Int>) in floors }

  example(of: "a handler for each event") {
    func follow(_ name: String, _ ride: Observable<Int>) {
      _ = ride.subscribe(
        onNext: { floor in print(name, "passes", floor) },
        onError: { error in print(name, "failed:", error) },
        onCompleted: { print(name, "arrived") },
        onDisposed: { print(name, "is over") })
    }
    let lift = Lift()
    follow("first", lift.ride())
    lift.pass(1)
    lift.arrive()
    follow("second", lift.ride())
    lift.fail(.overloaded)
  }

  #if DEBUG
  example(of: "an error without a handler") {
    let lift = Lift()
    _ = lift.ride().subscribe(onNext: { print("display:", $0) })
    _ = lift.ride().subscribe { event in
      if let floor = event.element { print("log:", floor) }
    }
    lift.pass(1)
    lift.fail(.overloaded)

    Hooks.defaultErrorHandler = { _, error in
      print("crash report:", error)
    }
    _ = lift.ride().subscribe(onNext: { print("roof:", $0) })
    lift.fail(.overloaded)
    print("the program goes on")
  }
  #endif

  example(of: "a closure that throws") {
    struct Vacant: Error { let floor: Int }
    let tenants = [1: "dentist", 3: "bakery"]
    let lift = Lift()
    let signs = lift.ride().map { floor in
      guard let name = tenants[floor] else {
        throw Vacant(floor: floor)
      }
      return name
    }

    _ = signs.subscribe { event in print(event) }
    for floor in 1...3 { lift.pass(floor) }
    print("listeners:", lift.listenerCount)
  }
}
