import Dispatch
import Reactive

/// Emits the elements of `feed`, and subscribes again if it fails.
func board(
  of feed: Observable<String>, pauses: [RxTimeInterval],
  scheduler: any SchedulerType
) -> Observable<String> {
  // This counts all failures since the subscription.
  feed.retry(when: { errors in
    errors.enumerated().flatMap { attempt, error in
      guard attempt < pauses.count else { throw error }
      return Observable<Int>.timer(
        pauses[attempt], scheduler: scheduler)
    }
  })
}
