import Dispatch
import Reactive

/// Search pages with one fault each.
var faultyPages: [(fault: String, page: MakeSearch)] {
  [
    ("no debounce", pageWithoutDebounce),
    ("asks again", pageThatAsksAgain),
    ("flatMap", pageWithFlatMap),
    ("catches outside", pageThatCatchesOutside),
  ]
}

private func pageWithoutDebounce(
  typed: Observable<String>, scheduler: any SchedulerType,
  ask: @escaping (String) -> Observable<String>
) -> Observable<SearchState> {
  typed
    .distinctUntilChanged()
    .flatMapLatest { text in answer(to: text, ask) }
    .startWith(.empty)
}

private func pageThatAsksAgain(
  typed: Observable<String>, scheduler: any SchedulerType,
  ask: @escaping (String) -> Observable<String>
) -> Observable<SearchState> {
  typed
    .debounce(.milliseconds(300), scheduler: scheduler)
    .flatMapLatest { text in answer(to: text, ask) }
    .startWith(.empty)
}

private func pageWithFlatMap(
  typed: Observable<String>, scheduler: any SchedulerType,
  ask: @escaping (String) -> Observable<String>
) -> Observable<SearchState> {
  typed
    .debounce(.milliseconds(300), scheduler: scheduler)
    .distinctUntilChanged()
    .flatMap { text in answer(to: text, ask) }
    .startWith(.empty)
}

private func pageThatCatchesOutside(
  typed: Observable<String>, scheduler: any SchedulerType,
  ask: @escaping (String) -> Observable<String>
) -> Observable<SearchState> {
  typed
    .debounce(.milliseconds(300), scheduler: scheduler)
    .distinctUntilChanged()
    .flatMapLatest { text -> Observable<SearchState> in
      if text.isEmpty { return .just(.empty) }
      return ask(text).map { .found($0) }.startWith(.busy)
    }
    .catchAndReturn(.failed)
    .startWith(.empty)
}
