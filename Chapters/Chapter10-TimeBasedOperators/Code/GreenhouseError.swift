/// The errors of the weather service.
enum GreenhouseError: Error {
  case serverDown
}
