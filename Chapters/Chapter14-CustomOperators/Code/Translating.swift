import Dispatch
import Lesson
import Reactive

/// A service with a callback, which translates a text within a second.
final class Translator {
  typealias Handler = (Result<String, any Error>) -> Void

  /// Returns a closure that cancels the translation.
  func translate(
    _ text: String, then handler: @escaping Handler
  ) -> () -> Void {
    stamp("translate \(text)")
    var isPending = true
    let timer = Observable<Int>
      .timer(.seconds(1), scheduler: MainScheduler.instance)
      .subscribe(onNext: { _ in
        isPending = false
        handler(.success(text == "open" ? "geöffnet" : "geschlossen"))
      })
    return {
      if isPending { stamp("cancel \(text)") }
      timer.dispose()
    }
  }
}

extension ObservableType where Element == String {
  /// Translates each string, and cancels the previous translation.
  func translated(by translator: Translator) -> Observable<String> {
    flatMapLatest { text in
      Single.create { single in
        let cancel = translator.translate(text, then: single)
        return Disposables.create(with: cancel)
      }
    }
  }
}

/// An operator that wraps a callback.
@ExampleListBuilder
var translating: ExampleList {
  example(of: "a callback in a chain") {
    let state = PublishSubject<String>()
    let page = state.translated(by: Translator()).stamped(by: "page")
    state.onNext("open")
    pause(for: .milliseconds(500))
    state.onNext("closed")
    pause(for: .seconds(2))
    state.onNext("open")
    page.dispose()
  }
}
