extension ConnectableObservableType {
  /// Connects when the first subscribes, and disconnects when the last has left.
  ///
  ///     let shared = source.publish().refCount()
  @inlinable
  public func refCount() -> Observable<Element> {
    let source = asObservable()
    let attendance = Attendance()
    return Observable { downstream in
      let round = attendance.join()
      source.start(
        Downstream(downstream.lifetime, next: downstream.next) { error in
          attendance.end(round)
          downstream.end(error)
        })
      downstream.lifetime.hold(Attendee(attendance, round))
      if !downstream.lifetime.isOver, attendance.claimsStart(of: round) {
        if let own = self as? ConnectableObservable<Element> {
          // Known before the source is subscribed to, which may have no attendee left when it has emitted something.
          _ = own.begin { round.connection.setDisposable($0) }
        } else {
          round.connection.setDisposable(self.connect())
        }
      }
    }
  }
}

/// Who attends the rounds of a shared sequence; a round lasts from the first to join to the last to leave, or to its
/// end.
///
/// `@unchecked Sendable`: the variables, also those of the rounds, are guarded by the lock.
@usableFromInline
final class Attendance: @unchecked Sendable {
  private let lock = Lock()
  @exclusivity(unchecked) private var current: Round?

  @usableFromInline
  init() {}

  @usableFromInline
  func join() -> Round {
    lock {
      let round = current ?? Round()
      current = round
      round.attendees += 1
      return round
    }
  }

  /// True for one caller of each round, and for none after its end.
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
      round.attendees -= 1
      if round.attendees > 0 { return false }
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

  /// One connection and those who share it.
  @usableFromInline
  final class Round {
    fileprivate enum State { case awaited, started, over }

    @usableFromInline let connection = SingleAssignmentDisposable()
    @exclusivity(unchecked) fileprivate var state = State.awaited
    @exclusivity(unchecked) fileprivate var attendees = 0
  }
}

/// What leaves a round when its subscription is over.
@usableFromInline
final class Attendee: Holding {
  private let attendance: Attendance
  private let round: Attendance.Round

  @usableFromInline
  init(_ attendance: Attendance, _ round: Attendance.Round) {
    self.attendance = attendance
    self.round = round
  }

  @usableFromInline
  func release(_ key: Int) { attendance.leave(round) }
}
