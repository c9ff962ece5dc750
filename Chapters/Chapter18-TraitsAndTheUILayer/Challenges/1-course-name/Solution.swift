import Dispatch
import Reactive

/// Emits the text of the line below the field.
func verdicts(
  on names: Observable<String>, scheduler: any SchedulerType,
  isFree: @escaping (String) -> Observable<Bool>
) -> Observable<String> {
  names
    .throttle(.milliseconds(47), scheduler: scheduler)
    .distinctUntilChanged()
    .flatMapLatest { name -> Observable<String> in
      guard name.count >= 3 else { return .just("short") }
      return isFree(name)
        .map { isFree in isFree ? "free" : "taken" }
        .retry(2)
        .catchAndReturn("unknown")
        .startWith("wait")
    }
    .share(replay: 1)
}
