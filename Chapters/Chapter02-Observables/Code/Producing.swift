import Lesson
import Reactive

/// Observables that work their elements out.
@ExampleListBuilder
var producing: ExampleList {
  example(of: "range") {
    let floors = Observable.range(start: 4, count: 3)

    _ = floors.subscribe { event in print(event) }
  }

  example(of: "generate") {
    let express = Observable.generate(
      initialState: 0,
      condition: { $0 <= 10 },
      iterate: { $0 + 4 })

    _ = express.subscribe { event in print(event) }
  }

  example(of: "repeatElement") {
    let chime = Observable.repeatElement("ding")

    _ = chime.take(3).subscribe { event in print(event) }
  }

  example(of: "deferred") {
    let lift = Lift()
    let journey = Observable<Int>.deferred {
      lift.floor == 0 ? .of(1, 2) : .of(1, 0)
    }

    for passenger in ["Ada", "Ben", "Cleo"] {
      _ = journey.subscribe(onNext: { floor in
        lift.pass(floor)
        print(passenger, "passes", floor)
      })
    }
  }

  example(of: "just or deferred") {
    var floor = 0
    let noted = Observable.just(floor)
    let looked = Observable.deferred { Observable.just(floor) }
    floor = 5

    _ = noted.subscribe(onNext: { print("noted", $0) })
    _ = looked.subscribe(onNext: { print("looked", $0) })
  }
}
