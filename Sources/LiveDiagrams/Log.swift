/// Where a track of a log stands in it.
struct Track {
  enum Kind: Int {
    case observer, inner, subscription
  }

  let kind: Kind
  let number: Int
}

/// What happens in a row or a track.
enum Happening: Int32 {
  case element, completed, error, subscription, disposal
  /// An element of a track that is a sequence: its number among the inner ones stands in its text.
  case sequence

  /// Whether nothing but somebody who comes or leaves is meant.
  var isAttendance: Bool { self == .subscription || self == .disposal }
}

/// Writes down, for the page, what the observers of a play are sent, what the sequences among that send, and who is
/// subscribed to which row.
///
/// It records texts. A sequence that is sent is handed over by `add`, and what stands for it is sent in its place.
final class Log {
  private let clock = SerialDispatchQueueScheduler.clock
  private var answer = Answer()
  private var subscriptions: [any Disposable] = []
  private var counts = (observers: 0, inner: 0, subscriptions: 0)
  private var signals = 0
  /// The sequences that were sent, each with its key; empty where it has none.
  private var sequences: [(sequence: Observable<PageText>, key: PageText)] = []
  /// Whether there was more than is written down.
  var isCutOff = false

  /// More than anybody draws; who sends more is cut off.
  private static let mostSignals = 4_000
  private static let mostSubscriptions = 1_000

  /// Ends all subscriptions, and returns what was written down until then, or what is wrong.
  func finish(_ problem: PageText?) -> Answer {
    var answer = answer
    while let subscription = subscriptions.popLast() { subscription.dispose() }
    sequences = []
    if let problem { return Answer(problem: problem) }
    if isCutOff { answer.cutOff() }
    return answer
  }

  func openObserver(_ name: PageText) -> Track {
    answer.open(.observer, at: clock.clock, name)
    counts.observers += 1
    return Track(kind: .observer, number: counts.observers - 1)
  }

  /// Opens a track for a subscription to a row; nil if there are more than anybody makes who does not try again and
  /// again at once.
  func openSubscription(_ name: PageText) -> Track? {
    if counts.subscriptions == Self.mostSubscriptions {
      isCutOff = true
      return nil
    }
    answer.open(.subscription, at: clock.clock, name)
    counts.subscriptions += 1
    return Track(kind: .subscription, number: counts.subscriptions - 1)
  }

  func note(_ happening: Happening, _ text: PageText = PageText(), in track: Track) {
    signals += 1
    if signals > Self.mostSignals {
      isCutOff = true
    } else {
      answer.add(happening, text, at: clock.clock, in: track)
    }
  }

  /// What stands for `sequence` where it is recorded that it is sent.
  func add(_ sequence: Observable<PageText>, key: PageText = PageText()) -> PageText {
    sequences.append((sequence, key))
    return PageText(pagePlace: -Int32(sequences.count))
  }

  /// Subscribes to `sequence`, and writes down in `track` what it sends, and what the sequences among that send.
  func record(_ sequence: Observable<PageText>, in track: Track) -> any Disposable {
    let subscription = SingleAssignmentDisposable()
    subscriptions.append(subscription)
    // A disposable would come too late for a sequence that sends all at once, and without an end.
    subscription.setDisposable(
      sequence.take(Self.mostSignals).subscribe { event in
        switch event {
        case .next(let text) where text.pagePlace < 0: self.open(text, in: track)
        case .next(let text): self.note(.element, text, in: track)
        case .error(let error): self.note(.error, PageText(of: error), in: track)
        case .completed: self.note(.completed, in: track)
        }
      })
    return subscription
  }

  /// Writes down that a sequence was sent, and in a track of its own what it sends from now on, unless there is too much
  /// already.
  private func open(_ sent: PageText, in track: Track) {
    if signals > Self.mostSignals { return }
    let (sequence, key) = sequences[-Int(sent.pagePlace) - 1]
    answer.open(.inner, at: clock.clock, key)
    let number = counts.inner
    counts.inner += 1
    note(.sequence, PageText(Int64(number)), in: track)
    _ = record(sequence, in: Track(kind: .inner, number: number))
  }
}
