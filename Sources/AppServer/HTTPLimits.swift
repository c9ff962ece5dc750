import Foundation

/// What a client may use before its request is rejected or its connection is closed.
struct HTTPLimits: Sendable {
  /// The number of bytes before the body.
  var head = 32_768
  /// The number of bytes of a body, which is more than ten times what any action needs.
  var body = 65_536
  /// The number of connections of all clients together.
  var connections = HTTPLimits.availableConnections
  /// The time between two requests on a connection.
  var idle = Duration.seconds(60)
  /// The time from the first byte of a request to its last byte.
  var request = Duration.seconds(20)
  /// The time until the app answers.
  var answer = Duration.seconds(15)
  /// The time in which the client reads the whole response, or one event of a stream.
  var response = Duration.seconds(60)
  /// The time in which the client closes its side of the connection.
  var linger = Duration.seconds(2)
  /// The time in which current responses end when the app stops.
  var stop = Duration.seconds(1)

  /// The number of connections for which there are enough descriptors.
  ///
  /// The program needs the others for files and child processes.
  private static var availableConnections: Int {
    let descriptors = sysconf(Int32(_SC_OPEN_MAX))
    return descriptors < 0 ? 2000 : min(2000, max(descriptors - 100, descriptors / 2))
  }
}
