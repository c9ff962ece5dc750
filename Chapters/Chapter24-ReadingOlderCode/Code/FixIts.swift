import Lesson
import Reactive

struct OldFixIts: OldCode {
  @available(*, deprecated)
  @ExampleListBuilder var examples: ExampleList {
    example(of: "subscribeNext and its fix-it") {
      let lanes = Observable.of(1, 2)
      _ = lanes.subscribeNext { print("lane \($0)") }
      _ = lanes.subscribe { print("lane \($0)") }
    }

    example(of: "doOnError and its fix-it") {
      let readings = Observable.just(24.5)
        .concat(Observable.error(PoolError.noSignal))
      _ = readings.doOnError { print("log A: \($0)") }
        .catchErrorJustReturn(0).subscribe()
      _ = readings.do { print("log B: \($0)") }
        .catchErrorJustReturn(0).subscribe()
    }
  }
}
