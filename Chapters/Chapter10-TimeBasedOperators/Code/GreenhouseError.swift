/// What goes wrong in a greenhouse, and on the way to its server.
enum GreenhouseError: Error {
  case batteryFlat
  case serverDown
}
