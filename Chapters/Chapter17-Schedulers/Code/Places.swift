import Dispatch
import Foundation
import Lesson
import Reactive

private let nameKey = DispatchSpecificKey<String>()

/// The name of the current queue.
var here: String {
  if Thread.isMainThread { return "main" }
  return DispatchQueue.getSpecific(key: nameKey)
    ?? OperationQueue.current?.name ?? "elsewhere"
}

/// Prints `line` after the name of the current queue.
func say(_ line: String) { print("\(here): \(line)") }

/// A scheduler with a serial queue of this name.
func serial(_ name: String) -> SerialDispatchQueueScheduler {
  SerialDispatchQueueScheduler(
    internalSerialQueueName: name,
    serialQueueConfiguration: { queue in
      queue.setSpecific(key: nameKey, value: name)
    })
}

/// A scheduler with a concurrent queue of this name.
func concurrent(_ name: String) -> ConcurrentDispatchQueueScheduler {
  let queue = DispatchQueue(label: name, attributes: .concurrent)
  queue.setSpecific(key: nameKey, value: name)
  return ConcurrentDispatchQueueScheduler(queue: queue)
}

/// A scheduler whose queue runs at most `count` operations at a time.
func operations(_ name: String, atMost count: Int)
  -> OperationQueueScheduler
{
  let queue = OperationQueue()
  queue.name = name
  queue.maxConcurrentOperationCount = count
  return OperationQueueScheduler(operationQueue: queue)
}

/// Blocks the queue of `scheduler` for a second.
func keepBusy(_ scheduler: SerialDispatchQueueScheduler) {
  _ = scheduler.schedule(()) { _ in
    pause(for: .seconds(1))
    return Disposables.create()
  }
}

/// The number of seconds since `start`, by the clock of schedulers.
func secondsSince(_ start: Date) -> Int {
  Int(MainScheduler.instance.now.timeIntervalSince(start).rounded())
}

/// Prints after how many seconds each map arrives.
func time(_ name: String, _ maps: Observable<String>) {
  let start = MainScheduler.instance.now
  let seconds = maps.map { _ in secondsSince(start) }.toArray()
  pause(
    untilEndOf: seconds.do(onSuccess: { seconds in
      print("\(name): after \(seconds) s")
    }))
}
