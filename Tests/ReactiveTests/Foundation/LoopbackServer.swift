import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// An HTTP server on the loopback interface that answers one request at a time with the result of `answer` for its
/// path.
///
/// `@unchecked Sendable`: immutable.
final class LoopbackServer: @unchecked Sendable {
  struct Answer {
    var status = 200
    var body = ""
  }

  let url: URL
  private let listener: Int32
  private let answer: @Sendable (String) -> Answer?
  private let abandoned: @Sendable (String) -> Void

  /// - Parameters:
  ///   - abandoned: A closure that receives the path of an unanswered request when its client has disconnected.
  ///   - answer: A closure that returns the answer to a request, or `nil` to leave the request unanswered.
  init(
    abandoned: @escaping @Sendable (String) -> Void = { _ in },
    _ answer: @escaping @Sendable (String) -> Answer?
  ) throws {
    #if canImport(Glibc)
    let stream = Int32(SOCK_STREAM.rawValue)
    #else
    let stream = SOCK_STREAM
    #endif
    (self.answer, self.abandoned) = (answer, abandoned)
    listener = socket(AF_INET, stream, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, length) == 0 && listen(listener, 16) == 0
          && getsockname(listener, address, &length) == 0
      }
    }
    guard isListening, let url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))") else {
      throw POSIXError(.EADDRNOTAVAIL)
    }
    self.url = url
    Thread.detachNewThread { [self] in serve() }
  }

  /// Stops accepting requests.
  func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  private func serve() {
    while true {
      let connection = accept(listener, nil, nil)
      if connection < 0 { return }
      let words = request(from: connection).split(separator: " ")
      let path = words.count > 1 ? String(words[1]) : ""
      guard let answer = answer(path) else {
        _ = request(from: connection)
        close(connection)
        abandoned(path)
        continue
      }
      let head =
        "HTTP/1.1 \(answer.status) X\r\nContent-Length: \(answer.body.utf8.count)\r\nConnection: close\r\n\r\n"
      let bytes = Array((head + answer.body).utf8)
      _ = send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
      close(connection)
    }
  }

  /// The bytes that the client has sent, up to an empty line or the end of the connection.
  private func request(from connection: Int32) -> String {
    var text = ""
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !text.contains("\r\n\r\n") {
      let count = recv(connection, &buffer, buffer.count, 0)
      if count <= 0 { break }
      text += String(decoding: buffer[..<count], as: UTF8.self)
    }
    return text
  }
}
