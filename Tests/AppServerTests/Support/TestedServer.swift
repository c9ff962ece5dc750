import AppServer
import Foundation
import Reactive
import Synchronization
import TestSupport

/// A server with a page, a state that its only action changes, and a secret beside the page's folder.
final class TestedServer: Sendable {
  let server: AppServer
  let folder: TemporaryFolder
  let number = BehaviorRelay(value: 0)
  let reports = ReplayRelay<String>.create(bufferSize: 10)
  let queue = DispatchQueue(label: "app")

  init(port: UInt16? = nil) async throws {
    folder = try TemporaryFolder()
    try folder.write("<p>the page</p>", to: "page/index.html")
    try folder.write("body {}", to: "page/style.css")
    try folder.write("hidden", to: "page/.hidden.css")
    try folder.write("a letter", to: "page/letter.txt")
    try folder.write("<svg/>", to: "pictures/one.svg")
    try folder.write("secret", to: "secret.css")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "page/link.css"),
      withDestinationURL: folder.url.appending(path: "secret.css"))
    let number = number
    server = try await AppServer(
      ServedApp(
        folders: [
          "": folder.url.appending(path: "page"), "pictures": folder.url.appending(path: "pictures"),
        ],
        queue: queue,
        users: .one(
          ServedSession(
            states: [.init("number", number.map { "\($0)" })], reports: reports.asObservable()
          ) { action, value in
            guard action == "add" else { return false }
            number.accept(number.value + (value.flatMap(Int.init) ?? 1))
            return true
          })), port: port)
  }

  var port: UInt16 { UInt16(server.address.port ?? 0) }

  /// What the server says to `request`, whose lines are broken as usual here; `HOST` in it is the server's.
  func answer(to request: String, body: String = "") async throws -> String {
    let text = request.replacing("HOST", with: "127.0.0.1:\(port)").replacing("\n", with: "\r\n") + "\r\n\r\n"
    let port = port
    return try await onOwnThread {
      let client = try RawClient(port: port)
      client.send(text + body)
      return client.read()
    }
  }

  /// Asks for the action `add`.
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
  /// The status of an answer; nil if the connection was closed without one.
  var status: Int? { split(separator: " ").dropFirst().first.flatMap { Int($0) } }
}
