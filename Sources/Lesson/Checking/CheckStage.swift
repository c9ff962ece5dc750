import Reactive
import ReactiveTesting

/// The virtual time of a check, based on a test scheduler.
///
/// The clock of the process advances with it, so solutions see the same time on all schedulers.
final class CheckStage: MarbleStage {
  let scheduler = TestScheduler.marbles()
  let places = QueueLog()
  private let rows: [String]
  private let order: DeliveryOrder
  private let sender: (any SchedulerType)?
  private let process = ProcessClock()
  /// The pending sends, by time.
  private var outbox: [Int: [(row: Int, work: () -> Void)]] = [:]
  /// For each time, the rows that have sent something, in the order in which they sent it.
  private var senders: [Int: [Int]] = [:]

  /// - Parameters:
  ///   - rows: The names of the source rows.
  ///   - order: The order in which rows send simultaneous events.
  ///   - sender: The scheduler on which rows send; nil for this stage.
  init(rows: [String], order: DeliveryOrder, sender: (any SchedulerType)? = nil) {
    self.rows = rows
    self.order = order
    self.sender = sender
  }

  /// The columns in which several rows have sent, with these rows in order.
  var simultaneous: [(column: Int, rows: [String])] {
    senders.sorted { $0.key < $1.key }.compactMap { time, senders in
      var rows: [String] = []
      for row in senders where !rows.contains(self.rows[row]) { rows.append(self.rows[row]) }
      return rows.count > 1 ? (time / TestScheduler.stepsPerColumn, rows) : nil
    }
  }

  var present: Int { scheduler.present }

  func perform(at time: Int, _ work: @escaping () -> Void) { scheduler.perform(at: time, work) }

  func send(at time: Int, from row: String, _ work: @escaping () -> Void) {
    let time = max(time, present)
    outbox[time, default: []].append((rows.firstIndex(of: row) ?? rows.count, work))
    scheduler.perform(at: time) { self.sendNext(of: time) }
  }

  private func sendNext(of time: Int) {
    let waiting = outbox[time] ?? []
    let first = waiting.indices.min { one, other in
      let ranks = [one, other].map { order.rank(of: waiting[$0].row, at: time) }
      return ranks[0] == ranks[1] ? one < other : ranks[0] < ranks[1]
    }
    guard let first, let next = outbox[time]?.remove(at: first) else { return }
    senders[time, default: []].append(next.row)
    guard let sender else { return next.work() }
    _ = sender.schedule(()) { _ in
      next.work()
      return Disposables.create()
    }
  }

  func play(until time: Int) {
    var step = present
    // A step takes a millisecond.
    while let next = [scheduler.nextTime, process.nextTime].compactMap(\.self).min(), next < time, step < time
    {
      step = max(step, next)
      process.move(to: step, noting: places)
      scheduler.play(until: step + 1)
      process.work(by: step, noting: places)
      scheduler.play(until: step + 1)
      step += 1
    }
    process.move(to: time - 1, noting: places)
    scheduler.play(until: time)
    process.serveMainQueue(noting: places)
  }
}
