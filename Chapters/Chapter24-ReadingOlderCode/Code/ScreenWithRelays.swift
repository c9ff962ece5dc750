import Dispatch
import Reactive

final class ScreenWithRelays {
  let query = BehaviorRelay(value: "")
  let results = BehaviorRelay(value: "no search yet")
  let prices: Observable<String>
  private let disposeBag = DisposeBag()

  init(office: Office) {
    prices = office.get("/prices").share(replay: 1, scope: .forever)
    query
      .debounce(.milliseconds(300), scheduler: MainScheduler.instance)
      .flatMapLatest { text in office.get("/courses?q=\(text)") }
      .do(onError: { error in office.report(error) })
      .enumerated()
      .map { index, answer in "\(index + 1). \(answer)" }
      .catchAndReturn("no connection")
      .observe(on: MainScheduler.instance)
      .bind(to: results)
      .disposed(by: disposeBag)
  }
}

extension ScreenWithRelays: CourseScreen {
  func type(_ text: String) { query.accept(text) }
  var shown: Observable<String> { results.asObservable() }
}
