/// A track of a log, identified by its kind and its number among the tracks of that kind.
struct Track {
  enum Kind: Int {
    case observer, inner, subscription
  }

  let kind: Kind
  let number: Int
}

/// An event in a row or a track.
enum MarkKind: Int32 {
  case element, completed, error, subscription, disposal
  /// An element that is a sequence.
  ///
  /// Its text is the number of the inner track.
  case sequence

  /// Whether this is a subscription or its disposal.
  var isSubscriptionOrDisposal: Bool { self == .subscription || self == .disposal }
}

/// Records the events that observers receive and inner sequences emit, and the subscriptions to rows.
final class Log {
  /// An element that an observer receives.
  enum Element {
    case text(String)
    case sequence(Observable<Element>, key: String)
  }

  private let clock = SerialDispatchQueueScheduler.clock
  private var answer = Answer()
  private var subscriptions: [any Disposable] = []
  private var counts = (observers: 0, inner: 0, subscriptions: 0)
  private var signals = 0
  /// Whether the run exceeded a limit, so the log is incomplete.
  var isCutOff = false

  /// The maximum number of recorded events, which is more than any diagram shows.
  private static let signalLimit = 4_000
  private static let subscriptionLimit = 1_000

  /// Disposes of all subscriptions.
  ///
  /// - Returns: The events recorded so far, or `problem`.
  func finish(_ problem: String?) -> Answer {
    var answer = answer
    while let subscription = subscriptions.popLast() { subscription.dispose() }
    if let problem { return Answer(problem: problem) }
    if isCutOff { answer.cutOff() }
    return answer
  }

  func openObserver(_ name: String) -> Track {
    answer.open(.observer, at: clock.clock, name)
    counts.observers += 1
    return Track(kind: .observer, number: counts.observers - 1)
  }

  /// Opens a track for a subscription to a row.
  ///
  /// - Returns: The track, or nil if there are too many, for example because an operator resubscribes endlessly.
  func openSubscription(_ name: String) -> Track? {
    if counts.subscriptions == Self.subscriptionLimit {
      isCutOff = true
      return nil
    }
    answer.open(.subscription, at: clock.clock, name)
    counts.subscriptions += 1
    return Track(kind: .subscription, number: counts.subscriptions - 1)
  }

  func record(_ kind: MarkKind, _ text: String = "", in track: Track) {
    signals += 1
    if signals > Self.signalLimit {
      isCutOff = true
    } else {
      answer.add(kind, text, at: clock.clock, in: track)
    }
  }

  /// Subscribes to `sequence`, and records its events in `track`.
  ///
  /// Inner sequences get tracks of their own.
  func record(_ sequence: Observable<Element>, in track: Track) -> any Disposable {
    let subscription = SingleAssignmentDisposable()
    subscriptions.append(subscription)
    // Without a limit, the subscription to an infinite synchronous sequence would never return.
    subscription.setDisposable(
      sequence.take(Self.signalLimit).subscribe { event in
        switch event {
        case .next(.text(let text)): self.record(.element, text, in: track)
        case .next(.sequence(let sequence, let key)): self.open(sequence, key, in: track)
        case .error(let error): self.record(.error, RowError.text(of: error), in: track)
        case .completed: self.record(.completed, in: track)
        }
      })
    return subscription
  }

  /// Records that an inner sequence was emitted and, from now on, its events, unless the log is full.
  private func open(_ sequence: Observable<Element>, _ key: String, in track: Track) {
    if signals > Self.signalLimit { return }
    answer.open(.inner, at: clock.clock, key)
    let number = counts.inner
    counts.inner += 1
    record(.sequence, String(number), in: track)
    _ = record(sequence, in: Track(kind: .inner, number: number))
  }
}
