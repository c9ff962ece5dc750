import Dispatch
import Reactive

/// What `server` finds for the texts that somebody types.
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
