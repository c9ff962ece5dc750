import Dispatch
import Reactive

/// Emits the answers of `server` to the texts that the user types.
func plants(
  for texts: Observable<String>, quiet: RxTimeInterval,
  limit: RxTimeInterval, scheduler: any SchedulerType,
  server: @escaping (String) -> Single<[String]>
) -> Observable<[String]> {
  // This sends a request for each letter. The last answer wins.
  texts.flatMap { text in server(text) }
}
