/// The errors of a museum.
enum MuseumError: Error {
  case jammed
  case sensorLost
}
