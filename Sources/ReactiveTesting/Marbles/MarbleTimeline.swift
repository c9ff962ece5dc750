/// What happens when, without a picture: the meaning of a row, or a recording.
public struct MarbleTimeline: Hashable, Sendable, Codable {
  /// Something that happens.
  public enum Signal: Hashable, Sendable, Codable {
    /// An element, by its text.
    case element(String)
    case completed
    /// An error, by its text; nil in a row that does not say which.
    case error(String?)
    case subscription
    case disposal
    /// An element that is a sequence itself: its number among all such in a recording.
    case sequence(Int)
  }

  /// Something that happens, and the time.
  public struct Entry: Hashable, Sendable, Codable {
    /// In units of time of the row or recording.
    public var time: Int
    /// What happens.
    public var signal: Signal

    /// Makes an entry.
    public init(_ time: Int, _ signal: Signal) {
      self.time = time
      self.signal = signal
    }
  }

  /// When the row begins.
  public var start: Int
  /// In order of time, and of one time in the order in which it happens.
  public var entries: [Entry]
  /// The time from which on nothing is known; nil if all is.
  public var horizon: Int?

  /// Makes a timeline of `entries`, which are in order of time.
  public init(start: Int = 0, entries: [Entry], horizon: Int? = nil) {
    self.start = start
    self.entries = entries
    self.horizon = horizon
  }
}

extension MarbleRow {
  /// What happens in the row, a column being `frame` units of time.
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
