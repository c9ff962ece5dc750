import Dispatch
import Reactive

/// Requests the tours of a day, which takes 100 ms for each tour.
func tours(on day: String) -> Observable<[String]> {
  let all = [
    "Mon north", "Mon south", "Mon east", "Mon west",
    "Tue north", "Tue south",
  ]
  let found = all.filter { $0.hasPrefix(day) }
  return Observable.just(found)
    .delay(
      .milliseconds(100 * found.count),
      scheduler: MainScheduler.instance
    )
    .logged("request \(day)")
}

/// Uploads one signature, and answers with its receipt.
func upload(_ signature: String) -> Single<String> {
  Observable.just("receipt for \(signature)")
    .delay(.milliseconds(300), scheduler: MainScheduler.instance)
    .logged("upload \(signature)")
    .asSingle()
}

/// Charges a customer for an order.
func pay(_ order: String) -> Single<String> {
  Observable.just("paid: \(order)")
    .delay(.milliseconds(300), scheduler: MainScheduler.instance)
    .logged("charge \(order)")
    .asSingle()
}

extension Observable {
  /// Prints `name` on subscription, and again if the request is cancelled.
  fileprivate func logged(_ name: String) -> Observable<Element> {
    Observable.deferred {
      var isOver = false
      return self.do(
        onCompleted: { isOver = true },
        onSubscribe: { print(name) },
        onDispose: { if !isOver { print("\(name): cancelled") } })
    }
  }
}
