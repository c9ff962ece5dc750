import Dispatch
import Reactive

/// The state of the lines below the field.
enum Answer: Equatable {
  case nothing, searching, unreachable
  case hits([String])

  var names: [String] {
    if case .hits(let names) = self { names } else { [] }
  }

  var text: String {
    switch self {
    case .nothing: "Type a name"
    case .searching: "Searching"
    case .unreachable: "The catalogue does not answer"
    case .hits([]): "No such instrument"
    case .hits(let names): names.joined(separator: ", ")
    }
  }
}

/// The view model: searches a catalogue, and lends an instrument.
final class LendingDesk {
  let answer: Driver<Answer>
  let canLend: Driver<Bool>
  let news: Signal<String>

  init(
    text: Driver<String>, lend: Signal<Void>,
    find: @escaping (String) -> Single<[String]>
  ) {
    let answer =
      text
      .throttle(.milliseconds(300))
      .distinctUntilChanged()
      .flatMapLatest { text -> Driver<Answer> in
        guard !text.isEmpty else { return .just(.nothing) }
        return find(text)
          .retry(2)
          .map { names in Answer.hits(names) }
          .asDriver(onErrorJustReturn: .unreachable)
          .startWith(.searching)
      }
    self.answer = answer
    canLend =
      answer
      .map { answer in answer.names.count == 1 }
      .distinctUntilChanged()
    news =
      lend
      .withLatestFrom(answer)
      .map(\.names)
      .filter { names in names.count == 1 }
      .map { names in "\(names[0]) is lent" }
  }
}
