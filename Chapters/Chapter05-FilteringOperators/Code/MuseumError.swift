/// What goes wrong in a museum.
enum MuseumError: Error {
  case jammed
  case sensorLost
}
