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

/// Emits the text of the sign beside the door of a room.
func sign(of room: Room) -> Observable<String> {
  room.rx.observeWeakly(\.text)
    .map { $0 ?? "closed" }
    .distinctUntilChanged()
}
