import Lesson
import Reactive

/// How subscriptions end, and what happens when they do not.
@ExampleListBuilder
var disposing: ExampleList {
  example(of: "dispose") {
    let lift = Lift()
    let subscription = lift.ride().subscribe(
      onNext: { floor in print("display:", floor) },
      onCompleted: { print("display: arrived") },
      onDisposed: { print("display: dark") })

    lift.pass(1)
    subscription.dispose()
    lift.pass(2)
    lift.arrive()
  }

  diagram(
    "dispose",
    """
    lift:     --1------2--|
    display:  ^-----!
    """, hot: ["lift"]
  ) { (lift: Observable<Int>) in
    lift
  }

  #if DEBUG
  example(of: "held until the end") {
    let lift = Lift()
    var lobby: Display? = Display(at: "lobby")
    _ = lift.ride().subscribe(onNext: { [lobby] floor in
      lobby?.show(floor)
    })
    lobby = nil
    print("let go of, subscriptions:", Resources.total)

    lift.pass(1)
    lift.arrive()
    print("arrived, subscriptions:", Resources.total)
  }

  example(of: "a forgotten subscription", leaks: 1) {
    for day in ["Monday", "Tuesday"] {
      let lift = Lift()
      let lobby = Display(at: "lobby on \(day)")
      _ = lift.ride().subscribe(onNext: { floor in
        lobby.show(floor)
      })
      lift.pass(1)
      if day == "Monday" { lift.arrive() }
    }
    print("subscriptions:", Resources.total)
  }

  example(of: "DisposeBag") {
    let lift = Lift()
    var lobby: Display? = Display(at: "lobby")
    lobby?.follow(lift.ride())
    lift.pass(1)
    lobby = nil
    lift.pass(2)
    print("subscriptions:", Resources.total)
  }
  #endif

  example(of: "a new bag") {
    let lift = Lift()
    let lobby = Display(at: "lobby")
    lobby.follow(lift.ride())
    lift.pass(1)
    lobby.goDark()
    lift.pass(2)
    lobby.follow(lift.ride())
    lift.pass(3)
  }

  example(of: "CompositeDisposable") {
    let lift = Lift()
    let displays = CompositeDisposable()
    func hang(_ place: String) {
      let subscription = lift.ride().subscribe(
        onNext: { floor in print("\(place):", floor) },
        onDisposed: { print("\(place): dark") })
      displays.insert(subscription)
    }
    hang("lobby")
    hang("roof")
    lift.pass(1)
    displays.dispose()
    lift.pass(2)
    hang("cellar")
    lift.pass(3)
  }
}
