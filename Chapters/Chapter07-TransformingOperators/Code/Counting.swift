import Lesson
import Reactive

/// Each intermediate result.
@ExampleListBuilder
var counting: ExampleList {
  diagram("scan", "taps: --t--t----t--|") { (taps: Observable<Void>) in
    taps.map { _ in 1 }.scan(0, accumulator: +)
  }

  diagram("scan(into:)", "crates: --2--3----1--|") {
    (crates: Observable<Int>) in
    crates.scan(into: 0) { total, count in total += count }
  }

  example(of: "a counter on two screens") {
    let taps = PublishSubject<Void>()
    let count = taps.map { _ in 1 }.scan(0, accumulator: +)
    let office = count.subscribe { event in print("office:", event) }
    taps.onNext(())
    taps.onNext(())
    let van = count.subscribe { event in print("van:", event) }
    taps.onNext(())
    office.dispose()
    van.dispose()
  }
}
