/// What goes wrong in a harbour.
enum HarbourError: Error {
  case offAir
  case sensorLost
  case noSale
}
