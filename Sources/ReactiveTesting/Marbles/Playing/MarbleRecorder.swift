import Reactive

/// Records the events that observers receive, and the events of the inner sequences among them.
///
/// `@unchecked Sendable`: the lock guards `recording`.
final class MarbleRecorder: @unchecked Sendable {
  /// Identifies the track in which events are recorded.
  enum Slot {
    case subscription(Int)
    case observer(Int)
    case inner(Int)
  }

  private let stage: any MarbleStage
  /// The time of the stage at the start of the play.
  private let origin: Int
  private let lock = Lock()
  private var recording: MarbleRecording
  private let bag = CompositeDisposable()

  /// The maximum number of events of a track, which is more than anyone draws; later events are dropped.
  private static let most = 10_000
  private static let mostSubscriptions = 1_000

  init(_ stage: any MarbleStage, frame: Int) {
    self.stage = stage
    origin = stage.present
    recording = MarbleRecording(frame: frame)
  }

  var now: Int { stage.present - origin }

  /// Ends all subscriptions, and returns the recording until `horizon`.
  func finish(at horizon: Int, sources: [MarbleRecording.Track]) -> MarbleRecording {
    var finished = lock { recording }
    bag.dispose()
    finished.sources = sources
    for index in finished.observers.indices { finished.observers[index].timeline.close(at: horizon) }
    for index in finished.inner.indices { finished.inner[index].timeline.close(at: horizon) }
    for index in finished.subscriptions.indices { finished.subscriptions[index].timeline.close(at: horizon) }
    return finished
  }

  /// Opens a track for a subscription to a source.
  ///
  /// Returns nil if there are too many, which only happens if a program resubscribes endlessly without a pause.
  func openSubscription(to name: String) -> Slot? {
    let time = now
    let timeline = MarbleTimeline(start: time, entries: [.init(time, .subscription)])
    return lock {
      guard recording.subscriptions.count < Self.mostSubscriptions else { return nil }
      recording.subscriptions.append(.init(name: name, timeline: timeline))
      return .subscription(recording.subscriptions.count - 1)
    }
  }

  /// Opens a track for an observer.
  func openObserver(_ name: String, start: Int) -> Slot {
    lock {
      recording.observers.append(.init(name: name, timeline: MarbleTimeline(start: start, entries: [])))
      return .observer(recording.observers.count - 1)
    }
  }

  /// Records `signal`, unless the track is full.
  func note(_ signal: MarbleTimeline.Signal, in slot: Slot) {
    let entry = MarbleTimeline.Entry(now, signal)
    lock {
      switch slot {
      case .subscription(let index): recording.subscriptions[index].timeline.add(entry, most: Self.most)
      case .observer(let index): recording.observers[index].timeline.add(entry, most: Self.most)
      case .inner(let index): recording.inner[index].timeline.add(entry, most: Self.most)
      }
    }
  }

  /// Subscribes to `sequence` and records its events in `slot`.
  func record<Element>(_ sequence: Observable<Element>, in slot: Slot) -> any Disposable {
    let subscription = SingleAssignmentDisposable()
    _ = bag.insert(subscription)
    // A disposable would be too late for an endless sequence that emits synchronously.
    subscription.setDisposable(
      sequence.take(Self.most).subscribe { event in
        if case .next(let element) = event, let inner = element as? any ObservableConvertibleType {
          self.note(inner, in: slot)
        } else {
          self.note(event.signal, in: slot)
        }
      })
    return subscription
  }

  /// Records that an inner sequence was emitted, and from now on its events.
  private func note(_ sequence: some ObservableConvertibleType, in slot: Slot) {
    let key = (sequence as? any KeyedSequence)?.keyText
    let timeline = MarbleTimeline(start: now, entries: [])
    let number = lock { () -> Int? in
      guard recording.inner.count < Self.most else { return nil }
      recording.inner.append(.init(key: key, timeline: timeline))
      return recording.inner.count - 1
    }
    guard let number else { return }
    note(.sequence(number), in: slot)
    _ = record(sequence.asObservable(), in: .inner(number))
  }
}

extension MarbleTimeline {
  fileprivate mutating func add(_ entry: Entry, most: Int) {
    if entries.count < most { entries.append(entry) }
  }

  /// Marks the timeline as continuing from `time`, unless it has ended.
  fileprivate mutating func close(at time: Int) {
    switch entries.last?.signal {
    case .completed, .error, .disposal: break
    default: horizon = time
    }
  }
}

/// A sequence of elements that share a key.
private protocol KeyedSequence {
  var keyText: String { get }
}

extension GroupedObservable: KeyedSequence {
  fileprivate var keyText: String { MarbleValue.text(of: key) }
}
