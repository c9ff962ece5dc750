import Dispatch
import Reactive

/// What the search page shows.
enum SearchState: Equatable, CustomStringConvertible {
  case empty, busy, found(String), failed

  var description: String {
    switch self {
    case .empty: "empty"
    case .busy: "busy"
    case .found(let thing): thing
    case .failed: "failed"
    }
  }
}

/// The states of the search page.
func searchPage(
  typed: Observable<String>, scheduler: any SchedulerType,
  ask: @escaping (String) -> Observable<String>
) -> Observable<SearchState> {
  typed
    .debounce(.milliseconds(300), scheduler: scheduler)
    .distinctUntilChanged()
    .flatMapLatest { text in answer(to: text, ask) }
    .startWith(.empty)
}

func answer(
  to text: String, _ ask: (String) -> Observable<String>
) -> Observable<SearchState> {
  if text.isEmpty { return .just(.empty) }
  return ask(text)
    .map { thing in .found(thing) }
    .catchAndReturn(.failed)
    .startWith(.busy)
}
