import Reactive
import ReactiveTesting

/// The time in which a check plays: that of a test scheduler, with which the clock of the process keeps up, so that
/// solutions see one time whatever schedulers they take.
final class CheckStage: MarbleStage {
  let scheduler = TestScheduler.marbles()
  let places = PlaceLog()
  private let rows: [String]
  private let order: DeliveryOrder
  private let sender: (any SchedulerType)?
  private let process = ProcessTime()
  /// What is to be sent at a time.
  private var outbox: [Int: [(row: Int, work: () -> Void)]] = [:]
  /// The rows that have sent something at a time, in order.
  private var senders: [Int: [Int]] = [:]

  /// - Parameters:
  ///   - rows: The names of the rows of sources.
  ///   - order: In which order they send what has one time.
  ///   - sender: What has them send; nil for this stage.
  init(rows: [String], order: DeliveryOrder, sender: (any SchedulerType)? = nil) {
    self.rows = rows
    self.order = order
    self.sender = sender
  }

  /// Who has sent in which order, where several have sent at one time.
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
    // A step is a millisecond.
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
