import Dispatch
import Foundation
import Lesson
import Reactive

/// Async sequences and functions.
@ExampleListBuilder
var awaiting: ExampleList {
  example(of: "one coin of three") {
    for cancels in [false, true] {
      let coins = Observable<Int>.create { observer in
        let task = Task {
          for await coin in CoinSlot(coins: 3) {
            observer.onNext(coin)
          }
          observer.onCompleted()
        }
        return Disposables.create { if cancels { task.cancel() } }
      }

      note("cancels: \(cancels)")
      _ = coins.take(1).subscribe { note("\($0)") }
      await pause(for: .milliseconds(5500))
    }
  }

  example(of: "asObservable of an AsyncSequence") {
    let coins = CoinSlot(coins: 2).asObservable()
    note("the slot is open")
    _ = coins.subscribe { event in
      note("\(event), main thread: \(Thread.isMainThread)")
    }
    await pause(for: .milliseconds(4500))
  }
}
