import Lesson
import Reactive

/// What is decided when somebody subscribes, and what goes on when
/// they have left.
@ExampleListBuilder
var deferring: ExampleList {
  example(of: "deferred") {
    let lift = Lift()
    let journey = Observable<Int>.deferred {
      lift.floor == 0 ? .of(1, 2) : .of(1, 0)
    }

    _ = journey.subscribe(onNext: { print("Ada passes", $0) })
    lift.pass(2)
    _ = journey.subscribe(onNext: { print("Ben passes", $0) })
    lift.pass(0)
    _ = journey.subscribe(onNext: { print("Cleo passes", $0) })
  }

  example(of: "a test of all floors") {
    var tests = 0
    let tested = Observable<Int>.create { observer in
      for floor in 0..<1000 {
        tests += 1
        observer.onNext(floor)
      }
      observer.onCompleted()
      return Disposables.create()
    }

    _ = tested.take(2).subscribe(onNext: { print("tested", $0) })
    print("tests:", tests)
  }
}
