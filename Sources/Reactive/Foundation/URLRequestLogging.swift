import Foundation

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

extension Reactive where Base == URLSession {
  /// Whether to print a request, as a command for curl, and what came of it; in debug builds all are at first.
  public static var shouldLogRequest: (URLRequest) -> Bool {
    get { RequestLog.filter.read(\.isWanted) }
    set { RequestLog.filter.write { $0.isWanted = newValue } }
  }
}

/// Prints a request and what came of it.
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

  /// Nil where the request is not to be logged.
  init?(_ request: URLRequest) {
    if !Self.filter.read(\.isWanted)(request) { return nil }
    self.request = request
  }

  func print(_ response: URLResponse?, _ error: (any Error)?) {
    let milliseconds = Int(Date().timeIntervalSince(start) * 1000)
    let outcome =
      if let error {
        "Failure (\(milliseconds)ms): \(error)"
      } else if let response = response as? HTTPURLResponse {
        "\(200..<300 ~= response.statusCode ? "Success" : "Failure") (\(milliseconds)ms): Status \(response.statusCode)"
      } else {
        "Unhandled response (\(milliseconds)ms)"
      }
    Swift.print(Self.command(for: request))
    Swift.print(outcome)
  }

  /// The request as a command line for curl.
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
