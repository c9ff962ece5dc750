import Observation
import Reactive

/// A room of the hotel.
@Observable
final class Room: ReactiveCompatible {
  var guest = ""
  var degrees = 18
}

/// What the sign beside the door of a room shows.
func sign(of room: Room) -> Observable<String> {
  // Yours to write.
  .never()
}
