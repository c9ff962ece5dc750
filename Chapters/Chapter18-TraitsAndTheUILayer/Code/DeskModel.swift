import Observation
import Reactive

/// The model of a SwiftUI view.
@Observable
final class DeskModel {
  var text = "" { didSet { texts.accept(text) } }
  private(set) var answer = Answer.nothing

  @ObservationIgnored
  private let texts = BehaviorRelay(value: "")
  @ObservationIgnored private let bag = DisposeBag()

  init(find: @escaping (String) -> Single<[String]>) {
    let desk = LendingDesk(
      text: texts.asDriver(), lend: .never(), find: find)
    desk.answer
      .drive(onNext: { [weak self] in self?.answer = $0 })
      .disposed(by: bag)
  }
}
