import Dispatch
import Reactive

/// Emits the texts of a display that shows `degrees`.
func display(
  of degrees: Observable<Int>, patience: RxTimeInterval,
  scheduler: any SchedulerType
) -> Observable<String> {
  let silence = Observable<Int>
    .timer(patience, scheduler: scheduler)
    .map { _ in "no signal" }
  return
    degrees
    .map { silence.startWith("\($0)°") }
    .startWith(silence)
    .switchLatest()
}
