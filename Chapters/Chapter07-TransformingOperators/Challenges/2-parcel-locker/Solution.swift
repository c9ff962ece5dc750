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

/// A locker, and the new sign if its last event has changed the sign.
private struct Locker {
  private var sign = Sign.free
  private var code = 0
  private(set) var news: Sign?

  mutating func handle(_ event: LockerEvent) {
    news = next(after: event)
    sign = news ?? sign
    if case .store(let code) = event, news != nil { self.code = code }
  }

  /// The sign after `event`, or nil if it changes nothing.
  private func next(after event: LockerEvent) -> Sign? {
    switch (event, sign) {
    case (.store, .free): .taken(tries: 3)
    case (.enter(code), .taken): .free
    case (.enter, .taken(let tries)):
      tries > 1 ? .taken(tries: tries - 1) : .blocked
    case (.service, .blocked): .free
    default: nil
    }
  }
}

/// The signs that a locker shows, one after the other.
func signs(
  for events: Observable<LockerEvent>
) -> Observable<Sign> {
  events
    .scan(into: Locker()) { locker, event in locker.handle(event) }
    .compactMap { locker in locker.news }
}
