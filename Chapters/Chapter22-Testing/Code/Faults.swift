import Dispatch
import Reactive

/// Desks with one fault each.
var faultyDesks: [(fault: String, make: MakeDesk)] {
  [
    ("no throttle", { text, _, find in withoutThrottle(text, find) }),
    ("asks again", { text, _, find in thatAsksAgain(text, find) }),
    ("flatMap", { text, _, find in withFlatMap(text, find) }),
    ("tries once", { text, _, find in thatTriesOnce(text, find) }),
    (
      "catches outside",
      { text, _, find in thatCatchesOutside(text, find) }
    ),
  ]
}

/// A desk that only has answers.
private struct AnsweringDesk: DeskModel {
  let answer: Driver<Answer>
  let canLend = Driver<Bool>.empty()
  let news = Signal<String>.empty()
}

private typealias Find = (String) -> Single<[String]>

private func withoutThrottle(
  _ text: Driver<String>, _ find: @escaping Find
) -> any DeskModel {
  AnsweringDesk(
    answer:
      text
      .distinctUntilChanged()
      .flatMapLatest { text in answer(to: text, find) })
}

private func thatAsksAgain(
  _ text: Driver<String>, _ find: @escaping Find
) -> any DeskModel {
  AnsweringDesk(
    answer:
      text
      .throttle(.milliseconds(300))
      .flatMapLatest { text in answer(to: text, find) })
}

private func withFlatMap(
  _ text: Driver<String>, _ find: @escaping Find
) -> any DeskModel {
  AnsweringDesk(
    answer:
      text
      .throttle(.milliseconds(300))
      .distinctUntilChanged()
      .flatMap { text in answer(to: text, find) })
}

private func thatTriesOnce(
  _ text: Driver<String>, _ find: @escaping Find
) -> any DeskModel {
  AnsweringDesk(
    answer:
      text
      .throttle(.milliseconds(300))
      .distinctUntilChanged()
      .flatMapLatest { text in answer(to: text, find, attempts: 1) })
}

private func thatCatchesOutside(
  _ text: Driver<String>, _ find: @escaping Find
) -> any DeskModel {
  AnsweringDesk(
    answer:
      text
      .throttle(.milliseconds(300))
      .distinctUntilChanged()
      .asObservable()
      .flatMapLatest { text -> Observable<Answer> in
        guard !text.isEmpty else { return .just(.nothing) }
        return find(text).asObservable()
          .retry(2)
          .map { names in .hits(names) }
          .startWith(.searching)
      }
      .asDriver(onErrorJustReturn: .unreachable))
}

/// Returns the answers to one text, as in the right desk.
private func answer(
  to text: String, _ find: Find, attempts: Int = 2
) -> Driver<Answer> {
  guard !text.isEmpty else { return .just(.nothing) }
  return find(text)
    .retry(attempts)
    .map { names in .hits(names) }
    .asDriver(onErrorJustReturn: .unreachable)
    .startWith(.searching)
}
