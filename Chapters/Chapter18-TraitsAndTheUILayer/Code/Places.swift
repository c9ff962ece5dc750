import Dispatch
import Foundation
import Lesson
import Reactive

private let nameKey = DispatchSpecificKey<String>()

/// The name of the current queue.
var here: String {
  if Thread.isMainThread { return "main" }
  return DispatchQueue.getSpecific(key: nameKey) ?? "elsewhere"
}

/// Prints the name of the current queue, and `line`.
func say(_ line: String) { print("\(here): \(line)") }

/// The queue on which the catalogue's server answers.
let server: SerialDispatchQueueScheduler =
  SerialDispatchQueueScheduler(
    internalSerialQueueName: "server",
    serialQueueConfiguration: { queue in
      queue.setSpecific(key: nameKey, value: "server")
    })

/// Does `work` on the server's queue, and waits for a second.
func onServer(_ work: @escaping () -> Void) {
  _ = server.schedule(()) { _ in
    work()
    return Disposables.create()
  }
  pause(for: .seconds(1))
}
