import Foundation

/// Responds to the requests of pages.
struct RequestHandler: Sendable {
  let app: ServedApp
  let sessions: ClientSessions
  let originGuard: OriginGuard

  func response(to request: HTTPRequest) async -> HTTPResponse {
    do throws(Rejection) {
      if let rejection = originGuard.rejection(of: request) { throw rejection }
      let path = try Self.path(of: request)
      switch (request.method, path.first, path.count) {
      case ("GET", "events", 1): return .events(await sessions.events(for: try page(of: request)))
      // Nothing is sent, so no session starts.
      case ("HEAD", "events", 1): return .events(AsyncStream { $0.finish() })
      case ("POST", "do", 2): return try await perform(path[1], request)
      case ("POST", "leave", 1):
        sessions.leave(try page(of: request))
        return HTTPResponse(.noContent)
      case ("GET", _, _), ("HEAD", _, _): return try file(path, request)
      default: throw Rejection(.methodNotAllowed, "This method is not allowed here.")
      }
    } catch {
      return HTTPResponse(error)
    }
  }

  private func perform(_ action: String, _ request: HTTPRequest) async throws(Rejection) -> HTTPResponse {
    // A form on a page from another server can't send this content type.
    guard request.headers["content-type"]?.hasPrefix("application/json") == true,
      let body = try? JSONDecoder().decode(ActionBody.self, from: Data(request.body))
    else { throw Rejection(.unsupportedMediaType, "An action requires a JSON object.") }
    guard await sessions.perform(action, body.value, for: try page(of: request)) else {
      throw Rejection(.notFound, "Unknown action.")
    }
    return HTTPResponse(.noContent)
  }

  /// Returns the name of the page that sends the request, which is empty if it doesn't send one.
  private func page(of request: HTTPRequest) throws(Rejection) -> String {
    let name = request.queryItems["page"] ?? ""
    guard name.wholeMatch(of: #/[A-Za-z0-9-]{0,64}/#) != nil else {
      throw Rejection(.badRequest, "The name of the page is invalid.")
    }
    return name
  }

  /// The body of an action.
  private struct ActionBody: Decodable {
    let value: String?
  }

  /// Returns the file at `path`, or the page of a folder, whose address ends with a slash.
  private func file(_ path: [String], _ request: HTTPRequest) throws(Rejection) -> HTTPResponse {
    let isFolder = !path.isEmpty && request.path.hasSuffix("/")
    if let file = app.file(isFolder ? path + ["index.html"] : path) {
      return HTTPResponse(.ok, type: file.type, policy: file.policy, body: .complete(file.contents))
    }
    guard !isFolder, app.file(path + ["index.html"]) != nil else { throw Rejection(.notFound, "Not found.") }
    // Made from the components: an address that begins with two slashes would lead to another server.
    let address = path.map { "/" + ($0.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? $0) }
    return HTTPResponse(
      redirectTo: address.joined() + "/" + (request.query.isEmpty ? "" : "?\(request.query)"))
  }

  /// Returns the components of the request's path.
  private static func path(of request: HTTPRequest) throws(Rejection) -> [String] {
    guard let path = request.path.removingPercentEncoding, path.utf8.count <= 1000 else {
      throw Rejection(.badRequest, "The path is invalid.")
    }
    return path.split(separator: "/").map(String.init)
  }
}

extension HTTPResponse {
  fileprivate static func events(_ chunks: AsyncStream<[UInt8]>) -> HTTPResponse {
    HTTPResponse(.ok, type: "text/event-stream", body: .stream(chunks))
  }
}
