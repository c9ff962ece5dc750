import Foundation
import TestSupport
import Testing

/// `rxbook serve`.
@Suite(.waiting) struct ServeCommandTests {
  private let book: ServedBook

  init() throws { book = try ServedBook() }

  /// The response of the server at `port` to a request for `path`.
  private func answer(_ path: String, port: UInt16) async throws -> String {
    try await onOwnThread {
      let client = try RawClient(port: port)
      client.send("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n")
      return client.read()
    }
  }

  @Test func `only the pages of the site are served`() async throws {
    let served = try RunningProgram(book.arguments(["--no-proof"]))
    for path in ["/", "/index.html", "/\(ServedBook.page)", "/style.css", "/page.js", "/preview.js"] {
      #expect(try await answer(path, port: served.port).status == 200, "\(path)")
    }
    try book.folder.write("secret", to: "Chapters/Chapter03-Subjects/secret.txt")
    for path in [
      "/Package.swift", "/Chapters/Chapter03-Subjects/Chapter.md", "/Chapter03-Subjects/Chapter.md",
      "/Chapter03-Subjects/Code/Channels.swift", "/Chapter03-Subjects/secret.txt", "/../Package.swift",
      "/Chapter03-Subjects/../../Package.swift", "/..%2fPackage.swift", "//etc/passwd", "/.rxbook-site",
      "/do/anything",
    ] {
      #expect(try await answer(path, port: served.port).status == 404, "\(path)")
    }
    // Like on the published site, a chapter's address is its folder.
    let folder = "/\(ServedBook.chapter)"
    let page = try await answer("/\(ServedBook.page)", port: served.port)
    #expect(try await answer("\(folder)/", port: served.port) == page)
    #expect(try await answer(folder, port: served.port).contains("Location: \(folder)/\r\n"))
  }

  @Test func `two servers use different ports, and a port in use is reported`() async throws {
    let first = try RunningProgram(book.arguments(["--no-proof"]))
    let second = try RunningProgram(book.arguments(["--no-proof"]))
    #expect(first.port != second.port)
    #expect(try await answer("/", port: second.port).status == 200)
    let (text, status) = try RunningProgram.outcome(
      book.arguments(["--no-proof", "--port", "\(first.port)"]))
    #expect(text.contains("rxbook: Port \(first.port) cannot be used: Address already in use."))
    #expect(status == 2)
  }

  @Test func `an address of another machine is reported`() throws {
    let (text, status) = try RunningProgram.outcome(["serve", "--no-proof", "--host", "192.0.2.1"])
    #expect(text.hasPrefix("rxbook: 192.0.2.1 is not an address of this machine. --host can be: 127.0.0.1,"))
    #expect(status == 2)
  }

  @Test(.enabled(if: !RawClient.ownAddresses.isEmpty, "This machine has no other address."))
  func `with --host, other machines can connect by this machine's names only`() async throws {
    let address = try #require(RawClient.ownAddresses.first)
    func status(port: UInt16, host: String) async throws -> Int? {
      try await onOwnThread {
        guard let client = try? RawClient(address, port: port) else { return nil }
        client.send("GET / HTTP/1.1\r\nHost: \(host):\(port)\r\nConnection: close\r\n\r\n")
        return client.read().status
      }
    }
    let closed = try RunningProgram(book.arguments(["--no-proof"]))
    #expect(try await status(port: closed.port, host: address) == nil)
    let open = try RunningProgram(book.arguments(["--no-proof", "--host", "0.0.0.0"]))
    #expect(try await status(port: open.port, host: address) == 200)
    #expect(try await status(port: open.port, host: "evil.example") == 421)
  }

  @Test(.slow) func `output on standard error does not hide the findings of a proof`() async throws {
    let book = try await ServedBook.proven()
    try book.replace("Tern: next(Fog at the point)\n", with: "Tern: next(Fog)\n")
    // With this variable, the proof prints annotations on standard error.
    let served = try RunningProgram(book.arguments([]), environment: ["GITHUB_ACTIONS": "true"])
    try await onOwnThread {
      let client = try RawClient(port: served.port)
      client.send("GET /events HTTP/1.1\r\nHost: 127.0.0.1:\(served.port)\r\n\r\n")
      // The first state says that the proof is running. The versions are at the end of a state.
      _ = client.read(until: #""versions""#)
      let events = client.read(until: #""versions""#)
      #expect(events.contains(#""proof":"done""#))
      #expect(events.contains(#""message":"The example “PublishSubject” prints something else"#))
    }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `an interruption ends the server with status 130`(signal: Int32) throws {
    #expect(try RunningProgram(book.arguments([])).end(signal) == 130)
  }
}
