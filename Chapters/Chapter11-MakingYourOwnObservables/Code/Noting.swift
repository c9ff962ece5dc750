import Foundation
import Reactive

/// When the first line was noted.
private let start = MainScheduler.instance.now

/// Prints `line` behind the seconds that have passed since `start`.
func note(_ line: String) {
  let start = start
  let seconds = MainScheduler.instance.now.timeIntervalSince(start)
  print(String(format: "%.1f s ", seconds), line)
}
