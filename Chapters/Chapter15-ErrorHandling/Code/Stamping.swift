import Foundation
import Reactive

/// The time of the first line or the first subscription.
private let start = MainScheduler.instance.now

/// Prints `line` after the number of seconds since `start`.
func stamp(_ line: String) {
  let start = start
  let seconds = MainScheduler.instance.now.timeIntervalSince(start)
  print(String(format: "%.1f s ", seconds), line)
}

extension ObservableType {
  /// Subscribes, and prints each event after the time and a name.
  func stamped(by name: String) -> any Disposable {
    _ = start
    return subscribe { event in stamp("\(name): \(event)") }
  }
}
