import FlyingFox
import FlyingSocks
import Foundation

/// Answers requests.
struct FrontDesk: HTTPHandler {
  /// The longest body in bytes; no action needs a tenth of it.
  static let bodyLimit = 65_536

  let app: ServedApp
  let visits: Visits
  let door: Doorkeeper

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    do {
      if let refusal = door.refusal(of: request) { throw refusal }
      // A longer one has not been read, and nor has one whose length nobody told.
      guard let count = request.bodySequence.count, count <= Self.bodyLimit else {
        throw Refusal(.payloadTooLarge, "That is too long.")
      }
      let path = try Self.path(of: request)
      switch (request.method, path.first, path.count) {
      case (.GET, "events", 1): return .events(await visits.open(try page(of: request)))
      case (.POST, "do", 2): return try await perform(path[1], request)
      case (.GET, _, _): return try file(path)
      default: throw Refusal(.methodNotAllowed, "There is nothing to do here.")
      }
    } catch let refusal as Refusal {
      return .refusing(refusal)
    }
  }

  private func perform(_ action: String, _ request: HTTPRequest) async throws -> HTTPResponse {
    // A form of somebody else's page cannot send this type.
    guard request.headers[.contentType]?.hasPrefix("application/json") == true,
      let order = try? JSONDecoder().decode(Order.self, from: await request.bodyData)
    else { throw Refusal(.unsupportedMediaType, "An action comes with a JSON object.") }
    guard await visits.perform(action, order.value, for: try page(of: request)) else {
      throw Refusal(.notFound, "There is no such action.")
    }
    return .plain(.noContent)
  }

  /// What a page calls itself, if it does.
  private func page(of request: HTTPRequest) throws(Refusal) -> String {
    let name = request.query["page"] ?? ""
    guard name.wholeMatch(of: #/[A-Za-z0-9-]{0,64}/#) != nil else {
      throw Refusal(.badRequest, "That is no name of a page.")
    }
    return name
  }

  /// What the body of an action says.
  private struct Order: Decodable {
    let value: String?
  }

  private func file(_ path: [String]) throws -> HTTPResponse {
    guard let file = app.file(path) else { throw Refusal(.notFound, "There is nothing here.") }
    return .file(file)
  }

  /// The words of the request's path.
  private static func path(of request: HTTPRequest) throws(Refusal) -> [String] {
    let raw = request.target.path()
    guard raw.hasPrefix("/"), let path = raw.removingPercentEncoding, path.utf8.count <= 1000 else {
      throw Refusal(.badRequest, "That is no path.")
    }
    return path.split(separator: "/").map(String.init)
  }
}

extension HTTPResponse {
  /// What every answer says to the browser: keep nothing, guess nothing, run nothing that is not from here.
  static func headers(_ type: String? = nil, policy: String = "default-src 'none'") -> HTTPHeaders {
    var headers: HTTPHeaders = [
      .cacheControl: "no-store", HTTPHeader("X-Content-Type-Options"): "nosniff",
      HTTPHeader("Referrer-Policy"): "no-referrer", HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
      HTTPHeader("Content-Security-Policy"): policy + "; frame-ancestors 'none'",
    ]
    if let type { headers[.contentType] = type }
    return headers
  }

  fileprivate static func plain(_ status: HTTPStatusCode) -> HTTPResponse {
    HTTPResponse(statusCode: status, headers: headers())
  }

  fileprivate static func file(_ file: ServedFile) -> HTTPResponse {
    HTTPResponse(
      statusCode: .ok, headers: headers(file.type, policy: file.policy), body: file.contents)
  }

  fileprivate static func events(_ chunks: AsyncStream<[UInt8]>) -> HTTPResponse {
    HTTPResponse(
      statusCode: .ok, headers: headers("text/event-stream"), body: HTTPBodySequence(from: Chunks(chunks)))
  }

  /// An answer after which the connection is over: what is left of the request has not been read, and would be taken
  /// for the next one, which a page that may send nothing could hide there.
  static func refusing(_ refusal: Refusal) -> HTTPResponse {
    var headers = headers("text/plain; charset=utf-8")
    headers[.connection] = "close"
    let words = Array((refusal.words + "\n").utf8)
    return HTTPResponse(
      statusCode: refusal.status, headers: headers,
      body: HTTPBodySequence(from: LastWords(words), count: words.count))
  }
}
