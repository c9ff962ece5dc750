/// What goes wrong in a hotel.
enum HotelError: Error {
  case lineBroken
  case noAnswer
}
