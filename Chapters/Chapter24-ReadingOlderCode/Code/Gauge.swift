import Lesson
import Reactive

/// A dial at the edge of the pool.
final class Gauge { var degrees = 24.5 }

extension Gauge: ReactiveCompatible {}

extension Reactive where Base: Gauge {
  var degrees: Observable<Double> { .just(base.degrees) }
}

@ExampleListBuilder var gauges: ExampleList {
  example(of: "a number and a sequence") {
    let gauge = Gauge()
    print("the gauge:", gauge.degrees)
    _ = gauge.rx.degrees.subscribe { print("its rx:", $0) }
  }
}
