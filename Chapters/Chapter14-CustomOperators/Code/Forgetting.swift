import Dispatch
import Lesson
import Reactive

extension ObservableType where Element == Int {
  /// Forgets to complete.
  func endlessFahrenheit() -> Observable<Int> {
    .create { observer in
      self.subscribe(
        onNext: { observer.onNext($0 * 9 / 5 + 32) },
        onError: observer.onError)
    }
  }

  /// Forgets to fail.
  func silentFahrenheit() -> Observable<Int> {
    .create { observer in
      self.subscribe(
        onNext: { observer.onNext($0 * 9 / 5 + 32) },
        onCompleted: observer.onCompleted)
    }
  }

  /// Forgets to return the subscription.
  func stubbornFahrenheit() -> Observable<Int> {
    .create { observer in
      _ = self.map { $0 * 9 / 5 + 32 }.subscribe(observer)
      return Disposables.create()
    }
  }
}

/// Three operators with `create`, each with one mistake.
@ExampleListBuilder
var forgetting: ExampleList {
  example(of: "a forgotten completion") {
    let page = Server(24).water()
      .endlessFahrenheit()
      .toArray()
      .subscribe { stamp("page: \($0)") }
    pause(for: .seconds(2))
    stamp("page: closed")
    page.dispose()
  }

  example(of: "a forgotten error") {
    let page = Server(nil).water()
      .silentFahrenheit()
      .catchAndReturn(0)
      .stamped(by: "page")
    pause(for: .seconds(2))
    stamp("page: closed")
    page.dispose()
  }

  example(of: "an empty disposable") {
    let page = Server(24).water()
      .do(onNext: { _ in stamp("server: the answer arrives") })
      .stubbornFahrenheit()
      .stamped(by: "page")
    stamp("page: closed")
    page.dispose()
    pause(for: .seconds(2))
  }
}
