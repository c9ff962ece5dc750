import Dispatch
import Reactive

/// A screen that asks for the forecast once a second.
final class ForecastScreen {
  init() {
    note("the screen is opened")
    _ = Observable<Int>
      .interval(.seconds(1), scheduler: MainScheduler.instance)
      .subscribe(onNext: { [weak self] _ in
        note("tick")
        self?.load()
      })
  }

  deinit { note("the screen is gone") }

  private func load() { note("GET /forecast") }
}

/// A screen that takes its timer along.
final class TidyForecastScreen {
  private let bag = DisposeBag()

  init() {
    note("the screen is opened")
    Observable<Int>
      .interval(.seconds(1), scheduler: MainScheduler.instance)
      .subscribe(onNext: { [weak self] _ in self?.load() })
      .disposed(by: bag)
  }

  deinit { note("the screen is gone") }

  private func load() { note("GET /forecast") }
}
