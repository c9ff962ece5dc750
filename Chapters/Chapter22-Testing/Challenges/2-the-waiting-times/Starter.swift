import Foundation
import Reactive

/// How long somebody has waited.
struct Wait: Equatable {
  let name: String
  let milliseconds: Int
}

/// How long each of those who are called has waited.
func waits(
  of calls: Observable<String>, scheduler: any SchedulerType
) -> Observable<Wait> {
  // Yours to write. This asks the wrong clock, and at the wrong moment.
  let start = Date()
  return calls.map { name in
    let seconds = Date().timeIntervalSince(start)
    return Wait(name: name, milliseconds: Int(seconds * 1000))
  }
}
