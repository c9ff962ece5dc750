import Lesson
import Reactive

private let readings = "readings: --a4--b9--a4--b9--a5--X"

/// One sequence for each key.
@ExampleListBuilder
var grouping: ExampleList {
  diagram("groupBy", readings) { (readings: Observable<String>) in
    readings.groupBy { reading in reading.prefix(1) }
  }

  diagram("changes of each box", readings) {
    (readings: Observable<String>) in
    readings
      .groupBy { reading in reading.prefix(1) }
      .flatMap { box in box.distinctUntilChanged() }
  }

  example(of: "a box that is looked at later") {
    var boxes: [GroupedObservable<Substring, String>] = []
    let readings = PublishSubject<String>()
    _ =
      readings
      .groupBy { reading in reading.prefix(1) }
      .subscribe(onNext: { box in boxes.append(box) })

    readings.onNext("a4")
    readings.onNext("a5")
    _ = boxes[0].subscribe { event in print(event) }
    readings.onNext("a6")
    readings.onCompleted()
  }

  diagram("two of each box", "readings: --a4--b9--a5--a6--b8--|") {
    (readings: Observable<String>) in
    readings
      .groupBy { reading in reading.prefix(1) }
      .flatMap { box in box.take(2) }
  }
}
