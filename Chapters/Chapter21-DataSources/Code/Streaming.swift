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
}
