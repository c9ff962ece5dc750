import Reactive

/// The controls of the desk, bound to its view model.
final class DeskForm {
  let field = TextField()
  let hits = Label()
  let count = Label()
  let lend = Button("Lend")
  let news = Label()
  private var bag = DisposeBag()

  init(find: @escaping (String) -> Single<[String]>) {
    news.isHidden = true
    let desk = LendingDesk(
      text: field.rx.text.asDriver(), lend: lend.rx.tap.asSignal(),
      find: find)
    desk.answer.map(\.text).drive(hits.rx.text).disposed(by: bag)
    desk.answer.map { answer in "\(answer.names.count) found" }
      .drive(count.rx.text).disposed(by: bag)
    desk.canLend.drive(lend.rx.isEnabled).disposed(by: bag)
    desk.news.emit(to: news.rx.notice).disposed(by: bag)
  }

  /// Ends all bindings of the form.
  func close() {
    bag = DisposeBag()
    for control in [field, hits, count, lend, news] {
      control.redraw = {}
    }
  }
}
