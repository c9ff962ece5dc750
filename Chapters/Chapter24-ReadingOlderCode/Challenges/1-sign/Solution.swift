import Dispatch
import Reactive

/// Emits the lines of the sign at the children's pool.
func sign(
  counts: Observable<Int>, limits: Observable<Int>,
  quiet: RxTimeInterval, scheduler: any SchedulerType
) -> Observable<String> {
  Observable
    .combineLatest(counts.skip(while: { $0 == 0 }), limits) {
      count, limit in "\(count) of \(limit)"
    }
    .debounce(quiet, scheduler: scheduler)
    .enumerated()
    .map { index, line in "\(index + 1): \(line)" }
    .do(onError: { print("log: \($0)") })
    .catchAndReturn("out of order")
    .share(replay: 1, scope: .forever)
}
