import Observation
import Reactive

/// A room of the hotel.
@Observable
final class Room: ReactiveCompatible {
  var guest = ""
  var degrees = 18
}

/// Emits the text of the sign beside the door of a room.
func sign(of room: Room) -> Observable<String> {
  // Write this.
  .never()
}
