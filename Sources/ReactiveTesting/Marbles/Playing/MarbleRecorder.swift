import Reactive

/// Writes down what one observer is sent, and what the sequences among that send.
///
/// `@unchecked Sendable`: `recording` is guarded by the lock.
final class MarbleRecorder: @unchecked Sendable {
  /// Where a track is kept.
  enum Slot {
    case subscription(Int)
    case observer(Int)
    case inner(Int)
  }

  private let stage: any MarbleStage
  /// The time of the stage at which the play began.
  private let origin: Int
  private let lock = Lock()
  private var recording: MarbleRecording
  private let bag = CompositeDisposable()

  /// More than anybody draws; who sends more is cut off.
  private static let most = 10_000
  private static let mostSubscriptions = 1_000

  init(_ stage: any MarbleStage, frame: Int) {
    self.stage = stage
    origin = stage.present
    recording = MarbleRecording(frame: frame)
  }

  var now: Int { stage.present - origin }

  /// Ends all subscriptions, and returns what was recorded until `horizon`.
  func finish(at horizon: Int, sources: [MarbleRecording.Track]) -> MarbleRecording {
    var finished = lock { recording }
    bag.dispose()
    finished.sources = sources
    for index in finished.observers.indices { finished.observers[index].timeline.close(at: horizon) }
    for index in finished.inner.indices { finished.inner[index].timeline.close(at: horizon) }
    for index in finished.subscriptions.indices { finished.subscriptions[index].timeline.close(at: horizon) }
    return finished
  }

  /// Opens a track for a subscription to a source; nil if there are more than anybody makes who does not try again and
  /// again at once.
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

  /// Writes `signal` down, unless there is too much already.
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

  /// Subscribes to `sequence` and writes down what it sends in `slot`.
  func record<Element>(_ sequence: Observable<Element>, in slot: Slot) -> any Disposable {
    let subscription = SingleAssignmentDisposable()
    _ = bag.insert(subscription)
    // A disposable would come too late for a sequence that sends all at once, and without an end.
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

  /// Writes down that a sequence was sent, and what it sends itself from now on.
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

  /// Leaves the rest open, unless it has come to an end.
  fileprivate mutating func close(at time: Int) {
    switch entries.last?.signal {
    case .completed, .error, .disposal: break
    default: horizon = time
    }
  }
}

/// A sequence of what has one key.
private protocol KeyedSequence {
  var keyText: String { get }
}

extension GroupedObservable: KeyedSequence {
  fileprivate var keyText: String { MarbleValue.text(of: key) }
}
