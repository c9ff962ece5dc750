import Lesson
import Reactive

/// The latest text at a tap, if it is new.
@ExampleListBuilder
var sampling: ExampleList {
  diagram(
    "sample a field",
    """
    field:  -------a------b-----------c----|
    taps:   --1-------2------3---4-------------5--|
    """
  ) { (field: Observable<String>, taps: Observable<String>) in
    field.sample(taps)
  }

  example(of: "the last tap and the end of the taps") {
    let field = BehaviorSubject(value: "so")
    let taps = PublishSubject<Void>()
    let tapped = taps.startWith(())
    _ = tapped.withLatestFrom(field).noted(by: "withLatestFrom")
    _ = field.sample(tapped).noted(by: "sample")
    field.onNext("soap")
    taps.onCompleted()
    field.onCompleted()
  }
}
