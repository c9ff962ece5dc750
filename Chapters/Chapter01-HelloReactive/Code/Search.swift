import Dispatch
import Reactive

/// The search field of a restaurant's app.
///
/// The examples type into it. How such an observable is made is in
/// chapters 2 and 3.
final class SearchField {
  private let typed = PublishSubject<String>()

  /// The callback, which is called with each new text.
  var onText: (String) -> Void = { _ in }

  /// The same texts as an observable.
  var texts: Observable<String> { typed.asObservable() }

  /// Enters a text, as the guest does.
  func type(_ text: String) {
    onText(text)
    typed.onNext(text)
  }
}

/// The dishes that start with `text`, from a server.
///
/// The server takes 600 ms for a text of two letters or fewer, and
/// 200 ms for a longer one.
func dishes(for text: String) -> Observable<String> {
  let found = ["sorbet", "soup"].filter { $0.hasPrefix(text) }
  return Observable.just(found.joined(separator: " and "))
    .delay(
      .milliseconds(text.count > 2 ? 200 : 600),
      scheduler: MainScheduler.instance)
}

/// Sends the same request, and passes the answer to a closure.
func search(_ text: String, then receive: @escaping (String) -> Void) {
  _ = dishes(for: text).subscribe(onNext: receive)
}
