import Dispatch
import Reactive

/// The lines of `log` in arrays, none of them lost.
func batches(
  of log: Observable<String>, count: Int, timeSpan: RxTimeInterval,
  scheduler: any SchedulerType
) -> Observable<[String]> {
  log
    .catch { error in .just("failed: \(error)") }
    .buffer(timeSpan: timeSpan, count: count, scheduler: scheduler)
    .filter { lines in !lines.isEmpty }
}
