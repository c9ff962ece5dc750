import Dispatch
import Reactive

/// Asks the server of a garden shop, which answers after 500 ms.
func plants(for text: String) -> Observable<String> {
  .deferred {
    stamp("GET /plants?q=\(text)")
    return Observable<Int>
      .timer(.milliseconds(500), scheduler: MainScheduler.instance)
      .map { _ in "answer for \(text)" }
  }
}
