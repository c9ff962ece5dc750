import Dispatch
import Reactive

final class ScreenMoved {
  let query = BehaviorRelay(value: "")
  let prices: Observable<String>
  private let latest = BehaviorSubject(value: "no search yet")
  private let disposeBag = DisposeBag()

  var results: Observable<String> { latest.asObservable() }

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
      .subscribe(onNext: { [latest] text in latest.onNext(text) })
      .disposed(by: disposeBag)
  }

  deinit { latest.onCompleted() }
}

extension ScreenMoved: CourseScreen {
  func type(_ text: String) { query.accept(text) }
  var shown: Observable<String> { results }
}
