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

      stamp("cancels: \(cancels)")
      _ = coins.take(1).subscribe { stamp("\($0)") }
      await pause(for: .milliseconds(5500))
    }
  }

  example(of: "asObservable of an AsyncSequence") {
    let coins = CoinSlot(coins: 2).asObservable()
    stamp("the slot is open")
    _ = coins.subscribe { event in
      stamp("\(event), main thread: \(Thread.isMainThread)")
    }
    await pause(for: .milliseconds(4500))
  }

  example(of: "an async function") {
    let price = Single<String>.create {
      await pause(for: .seconds(1))
      stamp("is the task cancelled? \(Task.isCancelled)")
      return "4 euros"
    }

    stamp("the single is ready")
    _ = price.subscribe { result in stamp("\(result)") }
    await pause(for: .seconds(2))
    let second = price.subscribe { result in stamp("\(result)") }
    await pause(for: .milliseconds(500))
    second.dispose()
    await pause(for: .seconds(2))
  }
}
