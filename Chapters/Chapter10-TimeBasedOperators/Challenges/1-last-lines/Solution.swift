import Dispatch
import Reactive

/// Groups the lines of `log` into arrays, and loses none of them.
func batches(
  of log: Observable<String>, count: Int, timeSpan: RxTimeInterval,
  scheduler: any SchedulerType
) -> Observable<[String]> {
  log
    .catch { error in .just("failed: \(error)") }
    .buffer(timeSpan: timeSpan, count: count, scheduler: scheduler)
    .filter { lines in !lines.isEmpty }
}
