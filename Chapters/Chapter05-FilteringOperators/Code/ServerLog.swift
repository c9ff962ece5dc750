/// A line of the server's log without a status.
enum LogError: Error {
  case unreadable(String)
}

/// The status at the beginning of a line such as "503 /tickets".
func status(of line: String) throws -> Int {
  guard let status = Int(line.prefix { $0 != " " }) else {
    throw LogError.unreadable(line)
  }
  return status
}
