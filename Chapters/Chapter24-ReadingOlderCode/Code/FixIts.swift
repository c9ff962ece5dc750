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

    example(of: "shareReplay and its new name") {
      let (old, new) = (Office(), Office())
      old.record = { line in print("old: \(line)") }
      new.record = { line in print("new: \(line)") }
      let oldPrices = old.get("/prices").shareReplay(1)
      let newPrices = new.get("/prices").share(replay: 1)
      for _ in 1...2 {
        oldPrices.subscribe().dispose()
        newPrices.subscribe().dispose()
      }
    }
  }
}
