import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// An HTTP server's socket, which only programs on this computer can
/// reach.
struct LoopbackSocket: Sendable {
  let address: URL
  private let listener: Int32

  init() {
    #if canImport(Glibc)
    let stream = Int32(SOCK_STREAM.rawValue)
    #else
    let stream = SOCK_STREAM
    #endif
    let listener = socket(AF_INET, stream, 0)
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &place) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 16) == 0
          && getsockname(listener, $0, &length) == 0
      }
    }
    let port = UInt16(bigEndian: place.sin_port)
    guard isListening,
      let address = URL(string: "http://127.0.0.1:\(port)")
    else { fatalError("There is no free port.") }
    self.address = address
    self.listener = listener
  }

  /// Waits for the next connection.
  func accept() -> Connection? {
    #if canImport(Glibc)
    let descriptor = Glibc.accept(listener, nil, nil)
    #else
    let descriptor = Darwin.accept(listener, nil, nil)
    #endif
    return descriptor < 0 ? nil : Connection(descriptor: descriptor)
  }

  struct Connection: Sendable {
    let descriptor: Int32

    /// The method, the path, the body if there is one, and the key from
    /// the header.
    func request() -> String? {
      var text = ""
      while !text.contains("\r\n\r\n") {
        guard let more = receive() else { return nil }
        text += more
      }
      let words = text.prefix { $0 != "\r\n" }.split(separator: " ")
      guard words.count > 1, let end = text.range(of: "\r\n\r\n")
      else { return nil }
      let length =
        text.firstMatch(of: #/(?i)content-length: (\d+)/#)
        .flatMap { Int($0.1) } ?? 0
      var body = String(text[end.upperBound...])
      while body.utf8.count < length {
        guard let more = receive() else { return nil }
        body += more
      }
      let key =
        text.firstMatch(of: #/(?i)authorization: bearer (\w+)/#)
        .map { "with key \($0.1)" } ?? ""
      return [String(words[0]), String(words[1]), body, key]
        .filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// - Parameter lost: The number of bytes that are announced, but
    ///   not sent.
    func say(
      _ status: Int, _ body: String, _ headers: [String: String],
      lost: Int = 0
    ) {
      var head = "HTTP/1.1 \(status) X\r\n"
      for (name, value) in headers { head += "\(name): \(value)\r\n" }
      head += "Content-Length: \(body.utf8.count + lost)\r\n"
      head += "Connection: close\r\n\r\n"
      let bytes = Array((head + body).utf8)
      _ = send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    func waitForTheEnd() {
      while receive() != nil {}
    }

    func close() {
      #if canImport(Glibc)
      _ = Glibc.close(descriptor)
      #else
      _ = Darwin.close(descriptor)
      #endif
    }

    private func receive() -> String? {
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = recv(descriptor, &buffer, buffer.count, 0)
      return count > 0
        ? String(decoding: buffer[..<count], as: UTF8.self) : nil
    }
  }
}
