import Dispatch
import Reactive

/// A screen that asks for the forecast once a second.
final class ForecastScreen {
  init() {
    stamp("the screen is opened")
    _ = Observable<Int>
      .interval(.seconds(1), scheduler: MainScheduler.instance)
      .subscribe(onNext: { [weak self] _ in
        stamp("tick")
        self?.load()
      })
  }

  deinit { stamp("the screen is gone") }

  private func load() { stamp("GET /forecast") }
}

/// A screen that stops its timer when it is deallocated.
final class TidyForecastScreen {
  private let bag = DisposeBag()

  init() {
    stamp("the screen is opened")
    Observable<Int>
      .interval(.seconds(1), scheduler: MainScheduler.instance)
      .subscribe(onNext: { [weak self] _ in self?.load() })
      .disposed(by: bag)
  }

  deinit { stamp("the screen is gone") }

  private func load() { stamp("GET /forecast") }
}
