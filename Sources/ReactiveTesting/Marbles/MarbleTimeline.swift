/// Events with their times, parsed from a row or recorded in a run.
public struct MarbleTimeline: Hashable, Sendable, Codable {
  /// An event of a timeline.
  public enum Signal: Hashable, Sendable, Codable {
    /// An element, represented by its text.
    case element(String)
    case completed
    /// An error, represented by its text; nil if a row doesn't specify the error.
    case error(String?)
    case subscription
    case disposal
    /// An element that is itself a sequence, represented by its number in the recording.
    case sequence(Int)
  }

  /// An event with its time.
  public struct Entry: Hashable, Sendable, Codable {
    /// The time, in units of the row or recording.
    public var time: Int
    /// The event.
    public var signal: Signal

    /// Creates an entry.
    public init(_ time: Int, _ signal: Signal) {
      self.time = time
      self.signal = signal
    }
  }

  /// The start time of the row.
  public var start: Int
  /// The entries in the order of time, and entries of the same time in the order of their events.
  public var entries: [Entry]
  /// The time from which nothing is known; nil if everything is known.
  public var horizon: Int?

  /// Creates a timeline of `entries`, which must be in the order of time.
  public init(start: Int = 0, entries: [Entry], horizon: Int? = nil) {
    self.start = start
    self.entries = entries
    self.horizon = horizon
  }
}

extension MarbleRow {
  /// Returns the timeline of the row, in which a column is `frame` units of time.
  public func timeline(frame: Int, legend: MarbleLegend = MarbleLegend()) -> MarbleTimeline {
    MarbleTimeline(
      start: start * frame,
      entries: moments.flatMap { moment in
        moment.marks.map { .init(moment.column * frame, $0.signal(legend)) }
      },
      horizon: goesOn ? end * frame : nil)
  }
}

extension MarbleMark {
  fileprivate func signal(_ legend: MarbleLegend) -> MarbleTimeline.Signal {
    switch self {
    case .element(let label): .element(legend[label] ?? label)
    case .completed: .completed
    case .error: .error(legend["X"])
    case .subscription: .subscription
    case .disposal: .disposal
    }
  }
}
