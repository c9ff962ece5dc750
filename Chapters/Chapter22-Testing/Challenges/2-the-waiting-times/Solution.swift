import Foundation
import Reactive

/// How long a person has waited.
struct Wait: Equatable {
  let name: String
  let milliseconds: Int
}

/// Emits how long each person has waited.
func waits(
  of calls: Observable<String>, scheduler: any SchedulerType
) -> Observable<Wait> {
  .deferred {
    var last = scheduler.now
    return calls.map { name in
      let now = scheduler.now
      let seconds = now.timeIntervalSince(last)
      last = now
      return Wait(
        name: name, milliseconds: Int((seconds * 1000).rounded()))
    }
  }
}
