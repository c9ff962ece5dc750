import Lesson
import Reactive

@ExampleListBuilder
var reporting: ExampleList {
  example(of: "a seat that is not there", traps: true) {
    let seats = ["window", "aisle"]
    _ = Observable.of(1, 2)
      .map { number in seats[number] }
      .catchAndReturn("stands")
      .subscribe { event in print(event) }
  }
}
