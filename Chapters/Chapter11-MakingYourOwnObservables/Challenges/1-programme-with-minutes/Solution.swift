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
  .create { observer in
    var left = steps.makeIterator()

    // Begins the next step; returns what calls off the rest.
    func begin() -> any Disposable {
      guard let step = left.next() else {
        observer.onCompleted()
        return Disposables.create()
      }
      observer.onNext(step.name)
      return scheduler.scheduleRelative(
        (), dueTime: step.duration
      ) { _ in
        begin()
      }
    }

    return begin()
  }
}
