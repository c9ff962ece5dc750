import Lesson
import Reactive

/// `using`: a thing that is taken and given back.
@ExampleListBuilder
var borrowing: ExampleList {
  example(of: "using") {
    let lift = Lift()
    let inspection = Observable<Int>.using(
      { ShaftLight() },
      observableFactory: { _ in lift.ride() })

    _ = inspection.subscribe { event in print(event) }
    lift.pass(1)
    lift.fail(.stuck(below: 2))

    print("second inspection")
    let second = inspection.subscribe { event in print(event) }
    lift.pass(2)
    second.dispose()
    lift.pass(3)
  }
}
