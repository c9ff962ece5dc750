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
  .create { observer in
    var left = steps.makeIterator()
    let waiting = SerialDisposable()

    func begin() {
      guard let step = left.next() else {
        return observer.onCompleted()
      }
      observer.onNext(step.name)
      waiting.disposable = scheduler.scheduleRelative(
        (), dueTime: step.duration
      ) { _ in
        begin()
        return Disposables.create()
      }
    }

    begin()
    return waiting
  }
}
