import Reactive

/// What can happen to a locker.
///
/// Leave it as it is.
enum LockerEvent: Equatable {
  case store(code: Int)
  case enter(code: Int)
  case service
}

/// What the sign of a locker shows.
///
/// Leave it as it is.
enum Sign: Equatable {
  case free
  case taken(tries: Int)
  case blocked
}

/// The signs that a locker shows, one after the other.
func signs(
  for events: Observable<LockerEvent>
) -> Observable<Sign> {
  // A locker without a memory.
  events.map { event in
    switch event {
    case .store: .taken(tries: 3)
    case .enter, .service: .free
    }
  }
}
