/// How long `share` keeps what it replays.
public enum SubjectLifetimeScope: Sendable {
  /// For as long as the shared sequence exists: whoever comes after the end is told of the past, and the end.
  case forever
  /// For one connection: whoever comes after the end, or after everybody has left, begins afresh.
  case whileConnected
}
