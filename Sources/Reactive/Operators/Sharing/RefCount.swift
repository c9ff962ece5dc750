extension ConnectableObservableType {
  /// Connects at the first subscription, and disconnects when the last subscription has been disposed of.
  ///
  ///     let shared = source.publish().refCount()
  @inlinable
  public func refCount() -> Observable<Element> {
    let source = asObservable()
    let subscribers = SubscriberCount()
    return Observable { downstream in
      let round = subscribers.join()
      source.start(
        Downstream(downstream.lifetime, next: downstream.next) { error in
          subscribers.end(round)
          downstream.end(error)
        })
      downstream.lifetime.hold(CountedSubscriber(subscribers, round))
      if !downstream.lifetime.isOver, subscribers.claimsStart(of: round) {
        if let own = self as? ConnectableObservable<Element> {
          // Stored before the source is subscribed to, because all subscribers may leave at its first element.
          _ = own.begin { round.connection.setDisposable($0) }
        } else {
          round.connection.setDisposable(self.connect())
        }
      }
    }
  }
}

/// Counts the subscribers of each connection.
///
/// A round lasts from the first subscription until the last subscription has been disposed of or the source has
/// terminated.
///
/// `@unchecked Sendable`: the lock guards the variables, including the variables of its rounds.
@usableFromInline
final class SubscriberCount: @unchecked Sendable {
  private let lock = Lock()
  @exclusivity(unchecked) private var current: Round?

  @usableFromInline
  init() {}

  @usableFromInline
  func join() -> Round {
    lock {
      let round = current ?? Round()
      current = round
      round.count += 1
      return round
    }
  }

  /// Returns true for the first caller of each round, unless the round has ended.
  @usableFromInline
  func claimsStart(of round: Round) -> Bool {
    lock {
      if case .awaited = round.state {
        round.state = .started
        return true
      }
      return false
    }
  }

  @usableFromInline
  func leave(_ round: Round) {
    let isLast = lock { () -> Bool in
      round.count -= 1
      if round.count > 0 { return false }
      close(round)
      return true
    }
    if isLast { round.connection.dispose() }
  }

  @usableFromInline
  func end(_ round: Round) {
    lock { close(round) }
    round.connection.dispose()
  }

  private func close(_ round: Round) {
    round.state = .over
    if current === round { current = nil }
  }

  /// A connection and the number of its subscribers.
  @usableFromInline
  final class Round {
    fileprivate enum State { case awaited, started, over }

    @usableFromInline let connection = SingleAssignmentDisposable()
    @exclusivity(unchecked) fileprivate var state = State.awaited
    @exclusivity(unchecked) fileprivate var count = 0
  }
}

/// A subscription that counts until it ends.
@usableFromInline
final class CountedSubscriber: Releasable {
  private let subscribers: SubscriberCount
  private let round: SubscriberCount.Round

  @usableFromInline
  init(_ subscribers: SubscriberCount, _ round: SubscriberCount.Round) {
    self.subscribers = subscribers
    self.round = round
  }

  @usableFromInline
  func release(_ key: Int) { subscribers.leave(round) }
}
