/// The errors of a harbour.
enum HarbourError: Error {
  case offAir
  case sensorLost
}
