import Foundation
import Lesson
import Reactive

/// Steps that take some time.
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
}

extension Array {
  /// Emits the steps one after the other, with a pause before each.
  func played<Row>(
    after pause: RxTimeInterval = .milliseconds(100)
  ) -> Observable<Step<Row>> where Element == Step<Row> {
    Observable.from(self).concatMap { step in
      Observable.just(step)
        .delay(pause, scheduler: MainScheduler.instance)
    }
  }
}
