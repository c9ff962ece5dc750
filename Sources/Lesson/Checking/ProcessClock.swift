import Reactive

/// The virtual clock of the process, if there is one, synchronised with the time of a check.
struct ProcessClock {
  private let clock = TimeSource.virtualClock
  private let origin = TimeSource.virtualClock?.nanoseconds ?? 0

  /// The maximum number of work items at one time, because each may schedule another one.
  private static let most = 10_000

  /// The time at which the next work item is due, in milliseconds since the start, or nil.
  var nextTime: Int? {
    guard let next = clock?.nextTime else { return nil }
    return Int((next - origin + 999_999) / 1_000_000)
  }

  /// Runs the work that is due before `time`, in milliseconds since the start, and moves the clock to it.
  func move(to time: Int, noting places: QueueLog) {
    work(until: moment(time) - 1, noting: places)
    clock?.move(to: moment(time))
  }

  /// Runs the work that is due by `time`.
  func work(by time: Int, noting places: QueueLog) { work(until: moment(time), noting: places) }

  /// Runs the work on the main queue that was not scheduled through a scheduler.
  func serveMainQueue(noting places: QueueLog) {
    if clock != nil { places.elsewhere { MainQueue.serve() } }
  }

  private func moment(_ time: Int) -> Int64 { origin + Int64(time) * 1_000_000 }

  private func work(until moment: Int64, noting places: QueueLog) {
    guard let clock, let next = clock.nextTime, next <= moment else { return }
    places.elsewhere { clock.drive(until: moment, atMost: Self.most) { false } }
  }
}
