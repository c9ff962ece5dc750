import Foundation
import Reactive
import Synchronization
import TestSupport

@testable import AppServer

/// A server with a page, a state, one action that changes it, and a secret file next to the page's folder.
final class TestedServer: Sendable {
  let server: AppServer
  let folder: TemporaryFolder
  let number = BehaviorRelay(value: 0)
  let reports = ReplayRelay<String>.create(bufferSize: 10)
  let queue = DispatchQueue(label: "app")

  init(port: UInt16? = nil, limits: HTTPLimits = HTTPLimits()) throws {
    folder = try TemporaryFolder()
    try folder.write("<p>the page</p>", to: "page/index.html")
    try folder.write("body {}", to: "page/style.css")
    try folder.write("<p>a folder</p>", to: "page/new- folder/index.html")
    try folder.write("hidden", to: "page/.hidden.css")
    try folder.write("a letter", to: "page/letter.txt")
    try folder.write("<svg/>", to: "pictures/one.svg")
    try folder.write("secret", to: "secret.css")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "page/link.css"),
      withDestinationURL: folder.url.appending(path: "secret.css"))
    let number = number
    server = try AppServer(
      ServedApp(
        folders: [
          "": folder.url.appending(path: "page"), "pictures": folder.url.appending(path: "pictures"),
        ],
        queue: queue,
        sessions: .shared(
          ServedSession(
            states: [.init("number", number.map { "\($0)" })], reports: reports.asObservable()
          ) { action, value in
            guard action == "add" else { return false }
            number.accept(number.value + (value.flatMap(Int.init) ?? 1))
            return true
          })), port: port, limits: limits)
  }

  var port: UInt16 { UInt16(server.address.port ?? 0) }

  /// The response to `request`, in which line feeds become CRLF and `HOST` becomes the server's host.
  func answer(to request: String, body: String = "") async throws -> String {
    let text = request.replacing("HOST", with: "127.0.0.1:\(port)").replacing("\n", with: "\r\n") + "\r\n\r\n"
    let port = port
    return try await onOwnThread {
      let client = try RawClient(port: port)
      client.send(text + body)
      return client.read()
    }
  }

  /// Requests the action `add`.
  func add(_ value: Int, _ lines: String = "Origin: http://HOST") async throws -> String {
    let body = "{\"value\":\"\(value)\"}"
    return try await answer(
      to: """
        POST /do/add HTTP/1.1
        Host: HOST
        \(lines)
        Content-Type: application/json
        Content-Length: \(body.utf8.count)
        Connection: close
        """, body: body)
  }
}

extension String {
  /// The status of a response; nil if the connection was closed without one.
  var status: Int? { split(separator: " ").dropFirst().first.flatMap { Int($0) } }
}
