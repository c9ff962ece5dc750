import Observation
import Reactive

/// A room of the hotel.
@Observable
final class Room: ReactiveCompatible {
  var guest = ""
  var degrees = 18
}

extension Room {
  fileprivate var text: String {
    guest.isEmpty ? "free" : "\(guest), \(degrees)°"
  }
}

/// What the sign beside the door of a room shows.
func sign(of room: Room) -> Observable<String> {
  room.rx.observeWeakly(\.text)
    .map { $0 ?? "closed" }
    .distinctUntilChanged()
}
