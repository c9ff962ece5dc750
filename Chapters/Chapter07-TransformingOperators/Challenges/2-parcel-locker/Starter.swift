import Reactive

/// An event at a locker.
///
/// Leave it unchanged.
enum LockerEvent: Equatable {
  case store(code: Int)
  case enter(code: Int)
  case service
}

/// The sign of a locker.
///
/// Leave it unchanged.
enum Sign: Equatable {
  case free
  case taken(tries: Int)
  case blocked
}

/// The signs that a locker shows, one after the other.
func signs(
  for events: Observable<LockerEvent>
) -> Observable<Sign> {
  // This locker doesn't remember anything.
  events.map { event in
    switch event {
    case .store: .taken(tries: 3)
    case .enter, .service: .free
    }
  }
}
