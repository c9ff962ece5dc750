import Dispatch
import Lesson
import Reactive

/// From a stream of snapshots to a stream of steps.
@ExampleListBuilder
var streaming: ExampleList {
  diagram(
    "changes",
    """
    snapshots:  --AB--ABC--ABC--CA--|
    """
  ) { (snapshots: Observable<String>) in
    snapshots.rows().changes()
  }

  example(of: "a request that fails once") {
    for isRetriedFirst in [false, true] {
      print("retry first:", isRetriedFirst)
      let screen = Screen<Chat>()
      let request = chatsThatFailOnce()
      _ =
        (isRetriedFirst
        ? request.retry(2).changes()
        : request.changes().retry(2))
        .subscribe(onNext: { steps in screen.perform(steps) })
    }
  }

  example(of: "steps thinned out") {
    let screen = Screen<Chat>()
    let chats = BehaviorSubject<[Chat]>(value: [.ada(1)])
    let showing =
      chats
      .changes()
      .throttle(.seconds(1), scheduler: MainScheduler.instance)
      .subscribe(onNext: { steps in screen.perform(steps) })

    chats.onNext([.ben(1), .ada(1)])
    chats.onNext([.cem(1), .ben(1), .ada(1)])
    pause(for: .seconds(2))
    showing.dispose()
  }

  example(of: "snapshots thinned out") {
    let screen = Screen<Chat>()
    let chats = BehaviorSubject<[Chat]>(value: [.ada(1)])
    let showing =
      chats
      .throttle(.seconds(1), scheduler: MainScheduler.instance)
      .changes()
      .subscribe(onNext: { steps in screen.perform(steps) })

    chats.onNext([.ben(1), .ada(1)])
    chats.onNext([.cem(1), .ben(1), .ada(1)])
    pause(for: .seconds(2))
    showing.dispose()
  }

  example(of: "a second screen") {
    let bag = DisposeBag()
    let phone = Screen<Chat>("phone  ")
    let watch = Screen<Chat>("watch  ")
    let tablet = Screen<Chat>("tablet ")
    let chats = BehaviorSubject<[Chat]>(value: [.ada(1)])
    let steps = chats.changes().share(replay: 1)
    steps.subscribe(onNext: { phone.perform($0) }).disposed(by: bag)
    chats.onNext([.ben(1), .ada(1)])
    steps.subscribe(onNext: { watch.perform($0) }).disposed(by: bag)
    chats.changes()
      .subscribe(onNext: { tablet.perform($0) }).disposed(by: bag)
  }

  example(of: "a list in reverse order") {
    for count in [500, 1_000, 2_000] {
      let rows = Array(1...count)
      var comparisons = 0
      _ = rows.reversed().difference(from: rows) { one, other in
        comparisons += 1
        return one == other
      }
      print(count, "rows:", comparisons, "comparisons")
    }
  }

  example(of: "lists compared elsewhere") {
    let screen = Screen<Chat>()
    let chats = BehaviorSubject<[Chat]>(value: [.ada(1)])
    let elsewhere = SerialDispatchQueueScheduler(qos: .userInitiated)
    let showing = chats.observe(on: elsewhere)
      .changes()
      .do(onNext: { print("compared, main:", isMain, $0) })
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { steps in
        print("performed, main:", isMain, steps)
        screen.perform(steps)
      })
    chats.onNext([.ben(1), .ada(1)])
    pause(for: .seconds(1))
    showing.dispose()
  }

  example(of: "a snapshot in the middle of a step") {
    let screen = Screen<Chat>()
    let chats = BehaviorSubject<[Chat]>(value: [.ada(1), .ben(0)])
    let showing = chats.changes().subscribe(onNext: { steps in
      for step in steps {
        screen.perform(step)
        if step.row.name == "Ada" { chats.onNext([.ada(1)]) }
      }
      print("performed", steps)
    })
    showing.dispose()
  }

  example(of: "a screen that subscribes again") {
    let screen = Screen<Chat>()
    let chats = BehaviorSubject<[Chat]>(value: [.ada(1), .ben(0)])
    for _ in 1...2 {
      let showing = chats.changes()
        .subscribe(onNext: { steps in screen.perform(steps) })
      showing.dispose()
    }
  }
}

/// Emits a first snapshot.
///
/// Then the first subscription fails, and each later one emits a second
/// snapshot and completes.
private func chatsThatFailOnce() -> Observable<[Chat]> {
  var attempts = 0
  return Observable.deferred {
    attempts += 1
    let first = Observable<[Chat]>.just([.ada(1)])
    return attempts == 1
      ? first.concat(Observable.error(ConnectionLost()))
      : first.concat(Observable.just([.ben(1), .ada(1)]))
  }
}

private struct ConnectionLost: Error {}
