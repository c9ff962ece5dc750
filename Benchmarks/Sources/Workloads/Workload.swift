/// A task that plain closures, Reactive and OpenCombine perform in the same way.
public struct Workload: Sendable {
  /// Prepares everything, and returns a function that sends the given number of events.
  public typealias Preparation = @Sendable () -> (_ events: Int) -> Void

  public enum Contestant: String, CaseIterable, Sendable {
    case plain, reactive = "Reactive", openCombine = "OpenCombine"
  }

  public let name: String
  /// The highest acceptable ratio of Reactive's time to the time of `yardstick`.
  public let goal: Double
  /// What Reactive is compared with.
  public let yardstick: Contestant
  /// Whether all happens on the thread that sends.
  public let isSequential: Bool
  /// RxSwift's ratio to the least that does the work, measured elsewhere and on another day; nil where that is not known.
  public var reference: Double? { Self.references[name] }
  /// How many events make one sample.
  public let events: Int
  private let preparations: [Contestant: Preparation]

  /// The contestants that aren't nil take part.
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
  /// Of RxSwift 6.10.2, release, on two cores of the same kind, pinned to one.
  private static let references: [String: Double] = [
    "subject to 1": 331.0 / 23, "subject to 100": 9906.0 / 817, "subject, (map+filter)x4": 1092.0 / 45,
    "from, map, filter, scan": 2167.0 / 14, "flatMap(just)": 1151.0 / 41, "combineLatest of 2": 591.0 / 43,
    "merge of 10": 412.0 / 27, "zip of 2": 877.0 / 73, "share(replay: 1) to 2": 685.0 / 64,
    "observe(on: serial queue), bursts of 1000": 1372.0 / 345,
    "subscribe, event, dispose: 8 stages": 7851.0 / 400, "Driver, (map+filter)x6": 3864.0 / 29,
  ]

  /// All of them, in the order of the table.
  public static let all: [Workload] = [
    fanOut, stages, flattening, combining, sharing, scheduling, churn, joining, lean, traits, observing,
  ].flatMap { $0 }

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
