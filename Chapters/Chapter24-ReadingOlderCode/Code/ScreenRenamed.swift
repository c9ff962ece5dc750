import Dispatch
import Reactive

@available(*, deprecated)
final class ScreenRenamed {
  let query = Variable("")
  let results = Variable("no search yet")
  let prices: Observable<String>
  private let disposeBag = DisposeBag()

  init(office: Office) {
    prices = office.get("/prices").share(replay: 1, scope: .forever)
    query.asObservable()
      .debounce(.milliseconds(300), scheduler: MainScheduler.instance)
      .flatMapLatest { text in office.get("/courses?q=\(text)") }
      .do(onError: { error in office.report(error) })
      .enumerated()
      .map { index, answer in "\(index + 1). \(answer)" }
      .catchAndReturn("no connection")
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [unowned self] text in
        self.results.value = text
      })
      .disposed(by: disposeBag)
  }
}

@available(*, deprecated)
extension ScreenRenamed: CourseScreen {
  func type(_ text: String) { query.value = text }
  var shown: Observable<String> { results.asObservable() }
}
