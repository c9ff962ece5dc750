import Foundation
import Lesson
import Reactive

/// Steps that take their time.
@ExampleListBuilder
var animating: ExampleList {
  diagram(
    "steps in concatMap",
    """
    snapshots:  --ABC--CAB-----|
    """
  ) { (snapshots: Observable<String>) in
    snapshots.rows().changes()
      .concatMap { $0.played(after: .milliseconds(20)) }
  }

  diagram(
    "steps in flatMapLatest",
    """
    snapshots:  --ABC--CAB-----|
    """
  ) { (snapshots: Observable<String>) in
    snapshots.rows().changes()
      .flatMapLatest { $0.played(after: .milliseconds(20)) }
  }

  example(of: "steps in a queue") {
    let screen = Screen<Runner>()
    let timing = BehaviorSubject<[Runner]>(
      value: [.ada(5), .ben(5), .cem(5)])
    let showing = timing.changes()
      .concatMap { steps in steps.played() }
      .subscribe(onNext: { step in screen.perform(step) })

    pause(for: .milliseconds(150))
    timing.onNext([.cem(6), .ada(5), .ben(5)])
    pause(for: .seconds(1))
    showing.dispose()
  }

  example(of: "steps cut off", traps: true) {
    let screen = Screen<Runner>()
    let timing = BehaviorSubject<[Runner]>(
      value: [.ada(5), .ben(5), .cem(5)])
    let showing = timing.changes()
      .flatMapLatest { steps in steps.played() }
      .subscribe(onNext: { step in screen.perform(step) })

    pause(for: .milliseconds(150))
    timing.onNext([.cem(6), .ada(5), .ben(5)])
    pause(for: .seconds(1))
    showing.dispose()
  }
}

extension Array {
  /// The steps one after the other, with a pause before each.
  func played<Row>(
    after pause: RxTimeInterval = .milliseconds(100)
  ) -> Observable<Step<Row>> where Element == Step<Row> {
    Observable.from(self).concatMap { step in
      Observable.just(step)
        .delay(pause, scheduler: MainScheduler.instance)
    }
  }
}
