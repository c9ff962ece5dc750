import Dispatch
import Reactive

/// Asks the server for the tours of a day.
///
/// A day with many tours takes long.
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

/// Sends one signature to the server, and gets its receipt.
func upload(_ signature: String) -> Single<String> {
  Observable.just("receipt for \(signature)")
    .delay(.milliseconds(300), scheduler: MainScheduler.instance)
    .logged("upload \(signature)")
    .asSingle()
}

/// Charges for an order, and says so when it is paid.
func pay(_ order: String) -> Single<String> {
  Observable.just("paid: \(order)")
    .delay(.milliseconds(300), scheduler: MainScheduler.instance)
    .logged("charge \(order)")
    .asSingle()
}

extension Observable {
  /// Prints when it is begun, and when it is called off.
  fileprivate func logged(_ name: String) -> Observable<Element> {
    Observable.deferred {
      var isOver = false
      return self.do(
        onCompleted: { isOver = true },
        onSubscribe: { print(name) },
        onDispose: { if !isOver { print("\(name): called off") } })
    }
  }
}
