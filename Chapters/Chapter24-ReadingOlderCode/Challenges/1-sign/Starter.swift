import Dispatch
import Reactive

/// What the sign above the children's pool shows.
func sign(
  counts: Observable<Int>, limits: Observable<Int>,
  quiet: RxTimeInterval, scheduler: any SchedulerType
) -> Observable<String> {
  // It compiles. That is the best that can be said of it.
  Observable
    .combineLatest(counts.skip(while: { $0 == 0 }), limits) {
      count, limit in "\(count) of \(limit)"
    }
    .throttle(quiet, scheduler: scheduler)
    .enumerated()
    .map { index, line in "\(index + 1): \(line)" }
    .do { print("log: \($0)") }
    .catchAndReturn("out of order")
    .share(replay: 1)
}
