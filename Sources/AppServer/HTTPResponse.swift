import Foundation

/// The status of a response.
struct HTTPStatus: Sendable {
  let code: Int
  let phrase: String

  init(_ code: Int, _ phrase: String) {
    self.code = code
    self.phrase = phrase
  }

  static let ok = HTTPStatus(200, "OK")
  static let noContent = HTTPStatus(204, "No Content")
  static let movedPermanently = HTTPStatus(301, "Moved Permanently")
  static let badRequest = HTTPStatus(400, "Bad Request")
  static let forbidden = HTTPStatus(403, "Forbidden")
  static let notFound = HTTPStatus(404, "Not Found")
  static let methodNotAllowed = HTTPStatus(405, "Method Not Allowed")
  static let requestTimeout = HTTPStatus(408, "Request Timeout")
  static let contentTooLarge = HTTPStatus(413, "Content Too Large")
  static let unsupportedMediaType = HTTPStatus(415, "Unsupported Media Type")
  static let misdirected = HTTPStatus(421, "Misdirected Request")
  static let headTooLarge = HTTPStatus(431, "Request Header Fields Too Large")
  static let unavailable = HTTPStatus(503, "Service Unavailable")
  static let versionNotSupported = HTTPStatus(505, "HTTP Version Not Supported")
}

/// The response to a request.
struct HTTPResponse: Sendable {
  let status: HTTPStatus
  private var headers: [(name: String, value: String)]
  let body: Body
  /// Whether the connection is closed after the response.
  private(set) var closesConnection = false

  enum Body: Sendable {
    case none
    case complete(Data)
    /// The first half of the data, although the headers announce all of it.
    case cutOff(Data)
    /// Chunks that are sent as they become available, until the connection is closed.
    case stream(AsyncStream<[UInt8]>)
  }

  /// Creates a response with the headers that prevent caching, type sniffing and content from other servers.
  init(
    _ status: HTTPStatus, type: String? = nil, policy: String = "default-src 'none'",
    sharing: String = "same-origin", body: Body = .none
  ) {
    self.status = status
    self.body = body
    headers = [
      ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"),
      ("Referrer-Policy", "no-referrer"),
      ("Cross-Origin-Resource-Policy", sharing),
      ("Content-Security-Policy", policy + "; frame-ancestors 'none'"),
    ]
    if let type { headers.append(("Content-Type", type)) }
    switch body {
    case .none: if status.code != 204 { headers.append(("Content-Length", "0")) }
    case .complete(let data): headers.append(("Content-Length", "\(data.count)"))
    case .cutOff(let data):
      headers.append(("Content-Length", "\(data.count)"))
      closesConnection = true
    case .stream: closesConnection = true
    }
  }

  /// Creates a response after which the connection is closed.
  ///
  /// The rest of a rejected request may not have been read. If the connection stayed open, it would be parsed as the
  /// next request, so a page from another server could smuggle one in.
  init(_ rejection: Rejection) {
    self.init(
      rejection.status, type: "text/plain; charset=utf-8",
      body: .complete(Data("\(rejection.message)\n".utf8)))
    if rejection.status.code == 405 { headers.append(("Allow", "GET, HEAD")) }
    closesConnection = true
  }

  /// Creates a redirect to another path of this server.
  init(redirectTo path: String) {
    self.init(.movedPermanently)
    headers.append(("Location", path))
  }

  /// The bytes before the body.
  func head(closing: Bool) -> [UInt8] {
    var lines = headers.map { "\($0.name): \($0.value)\r\n" }
    if closing { lines.append("Connection: close\r\n") }
    return Array("HTTP/1.1 \(status.code) \(status.phrase)\r\n\(lines.joined())\r\n".utf8)
  }
}
