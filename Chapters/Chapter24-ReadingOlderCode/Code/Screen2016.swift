import Dispatch
import Reactive

@available(*, deprecated)
final class Screen2016 {
  let query = Variable("")
  let results = Variable("no search yet")
  let prices: Observable<String>
  private let disposeBag = DisposeBag()

  init(office: Office) {
    prices = office.get("/prices").shareReplay(1)
    query.asObservable()
      .debounce(
        .milliseconds(300), scheduler: MainScheduler.sharedInstance
      )
      .flatMapLatest { text in office.get("/courses?q=\(text)") }
      .doOnError { error in office.report(error) }
      .mapWithIndex { answer, index in "\(index + 1). \(answer)" }
      .catchErrorJustReturn("no connection")
      .observeOn(MainScheduler.sharedInstance)
      .subscribeNext { [unowned self] text in
        self.results.value = text
      }
      .addDisposableTo(disposeBag)
  }
}

@available(*, deprecated)
extension Screen2016: CourseScreen {
  func type(_ text: String) { query.value = text }
  var shown: Observable<String> { results.asObservable() }
}
