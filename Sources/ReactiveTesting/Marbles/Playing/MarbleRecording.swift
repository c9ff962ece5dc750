/// The events that were recorded while a diagram was played.
public struct MarbleRecording: Hashable, Sendable, Codable {
  /// The events of a source, a subscription or an observer.
  public struct Track: Hashable, Sendable, Codable {
    /// The name of the row.
    public let name: String
    /// The recorded events with their times.
    public var timeline: MarbleTimeline

    /// Creates a track with the given timeline.
    public init(name: String, timeline: MarbleTimeline) {
      self.name = name
      self.timeline = timeline
    }
  }

  /// An inner sequence: a sequence that was emitted as an element.
  public struct Inner: Hashable, Sendable, Codable {
    /// The text of its key, if it is a group.
    public let key: String?
    /// The events that it emitted, with their times.
    public var timeline: MarbleTimeline

    /// Creates a track with the given timeline.
    public init(key: String? = nil, timeline: MarbleTimeline) {
      self.key = key
      self.timeline = timeline
    }
  }

  /// The number of units of time per column; the units are nanoseconds if the diagram was played on the clock of the
  /// process.
  public let frame: Int
  /// The events of the sources, in the order of their rows.
  public var sources: [Track] = []
  /// The subscriptions to sources, under the names of the sources, in the order in which they were made.
  public var subscriptions: [Track] = []
  /// The events that each observer received.
  public var observers: [Track] = []
  /// The inner sequences, by number.
  public var inner: [Inner] = []

  /// Creates an empty recording.
  public init(frame: Int) { self.frame = frame }
}
