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
  // Rewrite this. It reads the wrong clock, at the wrong moment.
  let start = Date()
  return calls.map { name in
    let seconds = Date().timeIntervalSince(start)
    return Wait(name: name, milliseconds: Int(seconds * 1000))
  }
}
