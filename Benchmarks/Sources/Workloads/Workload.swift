/// One piece of work, done in the same way by closures written by hand, by Reactive and by OpenCombine.
public struct Workload: Sendable {
  /// Makes everything ready, and returns what sends as many events as it is told.
  public typealias Preparation = @Sendable () -> (_ events: Int) -> Void

  public enum Contestant: String, CaseIterable, Sendable {
    case plain, reactive = "Reactive", openCombine = "OpenCombine"
  }

  public let name: String
  /// The highest ratio of Reactive's time to that of `yardstick` that we want.
  public let goal: Double
  /// What Reactive is compared with.
  public let yardstick: Contestant
  /// Whether all happens on the thread that sends.
  public let isSequential: Bool
  /// How many events make one sample.
  public let events: Int
  private let preparations: [Contestant: Preparation]

  /// What is not nil takes part.
  public init(
    _ name: String, goal: Double, against yardstick: Contestant = .plain, events: Int = 1000,
    isSequential: Bool = true, plain: @escaping Preparation, reactive: @escaping Preparation,
    openCombine: Preparation? = nil
  ) {
    self.name = name
    self.goal = goal
    self.yardstick = yardstick
    self.events = events
    self.isSequential = isSequential
    var preparations = [Contestant.plain: plain, .reactive: reactive]
    preparations[.openCombine] = openCombine
    self.preparations = preparations
  }

  public var contestants: [Contestant] { Contestant.allCases.filter { preparations[$0] != nil } }

  /// Nil where `contestant` has no such operator.
  public func prepared(for contestant: Contestant) -> ((_ events: Int) -> Void)? {
    preparations[contestant]?()
  }
}

extension Workload {
  /// All of them, in the order of the table.
  public static let all = fanOut + stages + flattening + combining + sharing + scheduling + churn

  /// Runs the contestants in turns, so that what slows the machine down slows all of them, and hands the nanoseconds
  /// per event of each to `record`, `rounds` times.
  public func measure(rounds: Int, _ record: (_ nanoseconds: [Contestant: Double]) -> Void) {
    let runs = contestants.compactMap { contestant in prepared(for: contestant).map { (contestant, $0) } }
    for (_, run) in runs { run(events) }
    let clock = ContinuousClock()
    for _ in 0..<rounds {
      var nanoseconds: [Contestant: Double] = [:]
      for (contestant, run) in runs {
        let time = clock.measure { run(events) }
        nanoseconds[contestant] = time / .nanoseconds(1) / Double(events)
      }
      record(nanoseconds)
    }
  }
}
