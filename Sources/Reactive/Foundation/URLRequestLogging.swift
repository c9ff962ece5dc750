import Foundation

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

extension Reactive where Base == URLSession {
  /// The function that decides whether a request and its outcome are printed, the request as a curl command.
  ///
  /// By default, debug builds print all requests, and release builds print none.
  public static var shouldLogRequest: (URLRequest) -> Bool {
    get { RequestLog.filter.read(\.isWanted) }
    set { RequestLog.filter.write { $0.isWanted = newValue } }
  }
}

/// Prints a request and its outcome.
struct RequestLog: Sendable {
  /// `@unchecked Sendable`: read and written as a whole, under a lock.
  struct Filter: @unchecked Sendable {
    var isWanted: (URLRequest) -> Bool = { _ in
      #if DEBUG
      true
      #else
      false
      #endif
    }
  }

  static let filter = Guarded(Filter())

  private let request: URLRequest
  private let start = Date()

  /// Creates a log for `request`, or returns nil if the request should not be printed.
  init?(_ request: URLRequest) {
    if !Self.filter.read(\.isWanted)(request) { return nil }
    self.request = request
  }

  func print(_ response: URLResponse?, _ error: (any Error)?) {
    let milliseconds = Int(Date().timeIntervalSince(start) * 1000)
    Swift.print(Self.command(for: request))
    Swift.print(Self.outcome(response, error, milliseconds: milliseconds))
  }

  /// Returns a line that says whether the request has succeeded, and how long it took.
  static func outcome(_ response: URLResponse?, _ error: (any Error)?, milliseconds: Int) -> String {
    if let error { return "Failure (\(milliseconds)ms): \(error)" }
    guard let response = response as? HTTPURLResponse else { return "Unhandled response (\(milliseconds)ms)" }
    let outcome = response.isSuccess ? "Success" : "Failure"
    return "\(outcome) (\(milliseconds)ms): Status \(response.statusCode)"
  }

  /// Returns the request as a curl command line.
  static func command(for request: URLRequest) -> String {
    var words = ["curl -X \(request.httpMethod ?? "GET")"]
    if let body = request.httpBody, request.httpMethod != "GET" {
      words.append("-d \(quoted(String(decoding: body, as: UTF8.self)))")
    }
    for (name, value) in (request.allHTTPHeaderFields ?? [:]).sorted(by: { $0.key < $1.key }) {
      words.append("-H \(quoted("\(name): \(value)"))")
    }
    words.append("\(quoted(request.url?.absoluteString ?? "<unknown url>")) -i -v")
    return words.joined(separator: "\n")
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
