import Dispatch
import Lesson
import Reactive

/// `interval` by hand.
@ExampleListBuilder
var ticking: ExampleList {
  example(of: "interval by hand, a first attempt") {
    var bag = DisposeBag()
    let turns = Observable<Int>.create { observer in
      MainScheduler.instance.schedulePeriodic(
        0, startAfter: .seconds(1), period: .seconds(1)
      ) { turn in
        stamp("the timer fires")
        observer.onNext(turn)
        return turn + 1
      }
      .disposed(by: bag)
      return Disposables.create()
    }

    stamp("subscribe")
    let drum = turns.subscribe(onNext: { stamp("turn \($0)") })
    pause(for: .milliseconds(1500))
    drum.dispose()
    stamp("the subscription is over")
    pause(for: .seconds(2))
    bag = DisposeBag()
  }

  example(of: "interval by hand") {
    let turns = Observable.ticks(
      every: .seconds(1), scheduler: MainScheduler.instance)

    let left = turns.subscribe(onNext: { stamp("left: turn \($0)") })
    pause(for: .milliseconds(1300))
    let right = turns.subscribe(onNext: { stamp("right: turn \($0)") })
    pause(for: .milliseconds(1200))
    left.dispose()
    pause(for: .seconds(1))
    right.dispose()
    pause(for: .seconds(1))
  }

  diagram(
    "interval by hand",
    """
    left:   ^-------!
    right:  ----^---------!
    """, frame: .seconds(1)
  ) {
    Observable.ticks(
      every: .seconds(3), scheduler: MainScheduler.instance)
  }
}
