/// From which day to which a guest has a room.
struct Stay {
  let arrival: Int
  let departure: Int
}
