import Foundation
import Reactive

/// When the first line was printed, or somebody first subscribed.
private let start = MainScheduler.instance.now

/// Prints `line` behind the seconds that have passed since `start`.
func note(_ line: String) {
  let start = start
  let seconds = MainScheduler.instance.now.timeIntervalSince(start)
  print(String(format: "%.1f s ", seconds), line)
}

extension ObservableType {
  /// Subscribes, and prints each event behind the time and a name.
  func noted(by name: String) -> any Disposable {
    _ = start
    return subscribe { event in note("\(name): \(event)") }
  }
}
