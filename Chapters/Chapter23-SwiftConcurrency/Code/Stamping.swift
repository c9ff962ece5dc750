import Foundation
import Reactive

/// The time of the first line.
private let start = MainScheduler.instance.now

/// Prints `line` after the number of seconds since `start`.
func stamp(_ line: String) {
  let start = start
  let seconds = MainScheduler.instance.now.timeIntervalSince(start)
  print(String(format: "%.1f s ", seconds), line)
}
