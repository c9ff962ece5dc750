import Dispatch
import Reactive

/// What `server` finds for the texts that somebody types.
func plants(
  for texts: Observable<String>, quiet: RxTimeInterval,
  limit: RxTimeInterval, scheduler: any SchedulerType,
  server: @escaping (String) -> Single<[String]>
) -> Observable<[String]> {
  // A request for each letter, and answers in any order.
  texts.flatMap { text in server(text) }
}
