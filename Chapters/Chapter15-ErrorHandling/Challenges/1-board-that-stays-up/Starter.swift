import Dispatch
import Reactive

/// What a board shows that is fed by `feed`.
func board(
  of feed: Observable<String>, pauses: [RxTimeInterval],
  scheduler: any SchedulerType
) -> Observable<String> {
  // Counts all failures since it was switched on.
  feed.retry(when: { errors in
    errors.enumerated().flatMap { attempt, error in
      guard attempt < pauses.count else { throw error }
      return Observable<Int>.timer(
        pauses[attempt], scheduler: scheduler)
    }
  })
}
