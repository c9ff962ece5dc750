import Dispatch
import Reactive

/// Emits the elements of `feed`, and subscribes again if it fails.
func board(
  of feed: Observable<String>, pauses: [RxTimeInterval],
  scheduler: any SchedulerType
) -> Observable<String> {
  .deferred {
    var failures = 0
    return
      feed
      .do(onNext: { _ in failures = 0 })
      .retry(when: { errors in
        errors.flatMap { error -> Observable<Int> in
          guard failures < pauses.count else { throw error }
          failures += 1
          return .timer(pauses[failures - 1], scheduler: scheduler)
        }
      })
  }
}
