import Lesson
import Reactive

/// How subscriptions end, and what happens if they do not.
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

  #if DEBUG
  example(of: "a forgotten subscription", leaks: 1) {
    for day in ["Monday", "Tuesday"] {
      let lift = Lift()
      var lobby: Display? = Display(at: "lobby on \(day)")
      _ = lift.ride().subscribe(onNext: { [lobby] floor in
        lobby?.show(floor)
      })
      lobby = nil
      lift.pass(1)
      if day == "Monday" { lift.arrive() }
    }
    print("subscriptions:", Resources.total)
  }

  example(of: "create that nobody ends", leaks: 1) {
    let lift = Lift()
    let passing = Observable<Int>.create { observer in
      let ticket = lift.listen { report in
        if case .passing(let floor) = report {
          observer.onNext(floor)
        }
      }
      return Disposables.create { lift.forget(ticket) }
    }

    _ = passing.subscribe(onNext: { print("display:", $0) })
    lift.pass(1)
    lift.arrive()
    print("subscriptions:", Resources.total)
  }

  example(of: "an observer that nobody calls") {
    let silent = Observable<Int>.create { _ in Disposables.create() }
    _ = silent.subscribe(onNext: { print($0) })
    _ = Observable<Int>.never().subscribe(onNext: { print($0) })
    print("subscriptions:", Resources.total)
  }

  example(of: "DisposeBag") {
    let lift = Lift()
    var lobby: Display? = Display(at: "lobby")
    lobby?.follow(lift.ride())
    lift.pass(1)
    lobby?.goDark()
    lift.pass(2)
    lobby?.follow(lift.ride())
    lift.pass(3)
    lobby = nil
    lift.pass(4)
    print("subscriptions:", Resources.total)
  }
  #endif
}
