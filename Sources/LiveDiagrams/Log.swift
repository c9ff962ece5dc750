/// Where a track of a log stands in it.
struct Track {
  enum Kind: Int {
    case observer, inner, subscription
  }

  let kind: Kind
  let number: Int
}

/// What happens in a track.
enum Happening {
  case element(String)
  case completed
  case error(String)
  case subscription
  case disposal
  /// An element that is a sequence: its number among the inner ones.
  case sequence(Int)
  /// A sequence before it has a number, with its key, if it has one.
  case inner(Observable<Happening>, key: String?)
}

/// Writes down, for the page, what the observers of a play are sent, what the sequences among that send, and who is
/// subscribed to which row.
final class Log {
  private let clock = SerialDispatchQueueScheduler.clock
  private(set) var answer: Answer
  private let bag = CompositeDisposable()
  private var counts = (observers: 0, inner: 0, subscriptions: 0)
  private var signals = 0
  /// Whether there was more than is written down.
  var isCutOff = false

  /// More than anybody draws; who sends more is cut off.
  private static let mostSignals = 4_000
  private static let mostSubscriptions = 1_000

  init(_ answer: Answer) { self.answer = answer }

  /// Ends all subscriptions.
  func finish() {
    let written = answer
    bag.dispose()
    answer = written
  }

  func openObserver(_ name: String) -> Track {
    answer.open(.observer, at: clock.clock, name)
    counts.observers += 1
    return Track(kind: .observer, number: counts.observers - 1)
  }

  /// Opens a track for a subscription to a row; nil if there are more than anybody makes who does not try again and
  /// again at once.
  func openSubscription(_ name: String) -> Track? {
    if counts.subscriptions == Self.mostSubscriptions {
      isCutOff = true
      return nil
    }
    answer.open(.subscription, at: clock.clock, name)
    counts.subscriptions += 1
    return Track(kind: .subscription, number: counts.subscriptions - 1)
  }

  func note(_ signal: Happening, in track: Track) {
    signals += 1
    if signals > Self.mostSignals {
      isCutOff = true
    } else {
      answer.add(signal, at: clock.clock, in: track)
    }
  }

  /// Subscribes to `sequence`, and writes down in `track` what it sends, and what the sequences among that send.
  func record(_ sequence: Observable<Happening>, in track: Track) -> any Disposable {
    let subscription = SingleAssignmentDisposable()
    _ = bag.insert(subscription)
    // A disposable would come too late for a sequence that sends all at once, and without an end.
    subscription.setDisposable(
      sequence.take(Self.mostSignals).subscribe { event in
        switch event {
        case .next(.inner(let sequence, let key)): self.open(sequence, key, in: track)
        case .next(let element): self.note(element, in: track)
        case .error(let error): self.note(.error(Failure.text(of: error)), in: track)
        case .completed: self.note(.completed, in: track)
        }
      })
    return subscription
  }

  /// Writes down that a sequence was sent, and in a track of its own what it sends from now on, unless there is too much
  /// already.
  private func open(_ sequence: Observable<Happening>, _ key: String?, in track: Track) {
    if signals > Self.mostSignals { return }
    answer.open(.inner, at: clock.clock, key ?? "")
    let number = counts.inner
    counts.inner += 1
    note(.sequence(number), in: track)
    _ = record(sequence, in: Track(kind: .inner, number: number))
  }
}
