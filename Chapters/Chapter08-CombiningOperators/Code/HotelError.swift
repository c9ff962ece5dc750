/// The errors of the hotel's servers and lines.
enum HotelError: Error {
  case lineBroken
  case noAnswer
}
