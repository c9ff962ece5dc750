import Dispatch
import Lesson
import Reactive

/// Snapshots come in, and steps go out.
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

  example(of: "steps thinned out") {
    let screen = Screen<Runner>()
    let timing = BehaviorSubject<[Runner]>(value: [.ada(5)])
    let showing =
      timing
      .changes()
      .throttle(.seconds(1), scheduler: MainScheduler.instance)
      .subscribe(onNext: { steps in screen.perform(steps) })

    timing.onNext([.ben(6), .ada(5)])
    timing.onNext([.cem(7), .ben(6), .ada(5)])
    pause(for: .seconds(2))
    showing.dispose()
  }

  example(of: "snapshots thinned out") {
    let screen = Screen<Runner>()
    let timing = BehaviorSubject<[Runner]>(value: [.ada(5)])
    let showing =
      timing
      .throttle(.seconds(1), scheduler: MainScheduler.instance)
      .changes()
      .subscribe(onNext: { steps in screen.perform(steps) })

    timing.onNext([.ben(6), .ada(5)])
    timing.onNext([.cem(7), .ben(6), .ada(5)])
    pause(for: .seconds(2))
    showing.dispose()
  }

  example(of: "a second screen") {
    let bag = DisposeBag()
    let tent = Screen<Runner>("tent ")
    let cafe = Screen<Runner>("cafe ")
    let bar = Screen<Runner>("bar  ")
    let timing = BehaviorSubject<[Runner]>(value: [.ada(5)])
    let steps = timing.changes().share(replay: 1)
    steps.subscribe(onNext: { tent.perform($0) }).disposed(by: bag)
    timing.onNext([.ben(6), .ada(5)])
    steps.subscribe(onNext: { cafe.perform($0) }).disposed(by: bag)
    timing.changes()
      .subscribe(onNext: { bar.perform($0) }).disposed(by: bag)
  }

  example(of: "lists compared elsewhere") {
    let screen = Screen<Runner>()
    let timing = BehaviorSubject<[Runner]>(value: [.ada(5)])
    let elsewhere = SerialDispatchQueueScheduler(qos: .userInitiated)
    let showing = timing.observe(on: elsewhere)
      .changes()
      .do(onNext: { print("compared, main:", isMain, $0) })
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { steps in
        print("performed, main:", isMain, steps)
        screen.perform(steps)
      })
    timing.onNext([.ben(6), .ada(5)])
    pause(for: .seconds(1))
    showing.dispose()
  }

  example(of: "a snapshot in the middle of a step") {
    let screen = Screen<Runner>()
    let timing = BehaviorSubject<[Runner]>(value: [.ada(5), .ben(4)])
    let showing = timing.changes().subscribe(onNext: { steps in
      for step in steps {
        screen.perform(step)
        if step.row.name == "Ada" { timing.onNext([.ada(5)]) }
      }
      print("performed", steps)
    })
    showing.dispose()
  }

  example(of: "a screen that is followed again") {
    let screen = Screen<Runner>()
    let timing = BehaviorSubject<[Runner]>(value: [.ada(5), .ben(4)])
    let steps = timing.changes().concatMap { $0.played() }
    for _ in 1...2 {
      let showing = steps.subscribe(onNext: { screen.perform($0) })
      pause(for: .milliseconds(150))
      showing.dispose()
      print("left")
    }
  }
}
