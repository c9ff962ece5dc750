import Dispatch
import Reactive

/// Emits the answers of `server` to the texts that the user types.
func plants(
  for texts: Observable<String>, quiet: RxTimeInterval,
  limit: RxTimeInterval, scheduler: any SchedulerType,
  server: @escaping (String) -> Single<[String]>
) -> Observable<[String]> {
  texts
    .debounce(quiet, scheduler: scheduler)
    .distinctUntilChanged()
    .flatMapLatest { text in
      server(text)
        .timeout(limit, other: .just([]), scheduler: scheduler)
    }
}
