import Foundation
import TestSupport
import Testing

/// `rxbook app` when clients try to use up its resources.
@Suite(.waiting) struct ExhaustedServerTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func program(descriptors: Int? = nil) throws -> RunningProgram {
    try RunningProgram(
      app: "collage", ["--chapter", "4", "--album", folder.url.path(percentEncoded: false)],
      descriptors: descriptors)
  }

  private func page(of program: RunningProgram) throws -> String {
    let client = try RawClient(port: program.port)
    client.send("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(program.port)\r\nConnection: close\r\n\r\n")
    return client.read()
  }

  /// With 40 descriptors, the server limits its connections; with 22, the system does.
  @Test(arguments: [40, 22]) func `more clients than descriptors`(descriptors: Int) throws {
    let program = try program(descriptors: descriptors)
    for _ in 0..<3 {
      let clients = try (0..<60).map { _ in try RawClient(port: program.port) }
      #expect(try page(of: program).status == 200)
      withExtendedLifetime(clients) {}
    }
    #expect(try page(of: program).status == 200)
  }

  @Test func `request lines of a megabyte take little time`() throws {
    let program = try program()
    let start = try program.processorTime()
    for _ in 0..<10 {
      let client = try RawClient(port: program.port)
      client.send("GET /\(String(repeating: "a", count: 1_000_000)) HTTP/1.1\r\n\r\n")
      #expect(client.read().status == 431)
    }
    // A quadratic algorithm takes hours.
    #expect(try program.processorTime() - start < 10)
  }
}
