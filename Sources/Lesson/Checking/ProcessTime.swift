import Reactive

/// The time of the process, where that is a virtual clock, kept in step with the time of a check.
struct ProcessTime {
  private let clock = TimeSource.virtualClock
  private let origin = TimeSource.virtualClock?.nanoseconds ?? 0

  /// How many pieces of work are done at one time, of which there may be no end.
  private static let most = 10_000

  /// By when something is due, in milliseconds since this was made; nil if there is nothing.
  var nextTime: Int? {
    guard let next = clock?.nextTime else { return nil }
    return Int((next - origin + 999_999) / 1_000_000)
  }

  /// Does what is due before `time`, in milliseconds since this was made, and moves the clock to it.
  func move(to time: Int, noting places: PlaceLog) {
    work(until: moment(time) - 1, noting: places)
    clock?.move(to: moment(time))
  }

  /// Does what is due by `time`.
  func work(by time: Int, noting places: PlaceLog) { work(until: moment(time), noting: places) }

  /// Does what waits on the main queue and was not given to it by a scheduler.
  func serveMainQueue(noting places: PlaceLog) {
    if clock != nil { places.elsewhere { MainQueue.serve() } }
  }

  private func moment(_ time: Int) -> Int64 { origin + Int64(time) * 1_000_000 }

  private func work(until moment: Int64, noting places: PlaceLog) {
    guard let clock, let next = clock.nextTime, next <= moment else { return }
    places.elsewhere { clock.drive(until: moment, atMost: Self.most) { false } }
  }
}
