/// What happened when a diagram was played.
public struct MarbleRecording: Hashable, Sendable, Codable {
  /// What somebody did, or was sent.
  public struct Track: Hashable, Sendable, Codable {
    /// The name of its row.
    public let name: String
    /// What happened when.
    public var timeline: MarbleTimeline

    /// Makes a track of this timeline.
    public init(name: String, timeline: MarbleTimeline) {
      self.name = name
      self.timeline = timeline
    }
  }

  /// A sequence that was an element.
  public struct Inner: Hashable, Sendable, Codable {
    /// The text of its key, if it is the group of one.
    public let key: String?
    /// What it sent when.
    public var timeline: MarbleTimeline

    /// Makes a track of this timeline.
    public init(key: String? = nil, timeline: MarbleTimeline) {
      self.key = key
      self.timeline = timeline
    }
  }

  /// The units of time in a column: nanoseconds, if it was played on the clock of the process.
  public let frame: Int
  /// What the sources send, in the order of their rows.
  public var sources: [Track] = []
  /// Each subscription to a source, under the source's name, in the order in which they were made.
  public var subscriptions: [Track] = []
  /// What each observer was sent.
  public var observers: [Track] = []
  /// The sequences that were elements of others, by number.
  public var inner: [Inner] = []

  /// Makes a recording with nothing in it.
  public init(frame: Int) { self.frame = frame }
}
