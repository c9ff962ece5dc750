import Foundation

/// A client that sends arbitrary bytes.
final class RawClient: @unchecked Sendable {
  private let descriptor: Int32

  init(_ name: String = "127.0.0.1", port: UInt16) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    // The server may answer late, because it shares the concurrency runtime's threads with busy tests.
    var limit = timeval(tv_sec: 300, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr(name)
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }

  deinit { close(descriptor) }

  /// The addresses of this machine on the network.
  static var ownAddresses: [String] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    return sequence(first: first, next: { $0?.pointee.ifa_next }).compactMap { interface in
      guard let address = interface?.pointee.ifa_addr, address.pointee.sa_family == AF_INET else {
        return nil
      }
      let own = UnsafeRawPointer(address).assumingMemoryBound(to: sockaddr_in.self).pointee.sin_addr
      return String(cString: inet_ntoa(own))
    }.filter { !$0.hasPrefix("127.") }
  }

  /// Sends `bytes`, and returns false if the server has closed the connection.
  @discardableResult
  func send(_ bytes: some Collection<UInt8>) -> Bool {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  @discardableResult
  func send(_ text: String) -> Bool { send(text.utf8) }

  /// Closes this side of the connection, as a client does that sends no more requests.
  func finishSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Sends `byte` again and again, each in a packet of its own, until the server answers or closes the connection.
  func sendSlowly(_ byte: UInt8) {
    var isImmediate: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &isImmediate, socklen_t(MemoryLayout<Int32>.size))
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while send([byte]), poll(&polled, 1, 1) == 0 {}
  }

  /// Reads until the text contains `end`, the connection is closed, or nothing has arrived for five minutes.
  func read(until end: String? = nil) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      if let end, String(decoding: bytes, as: UTF8.self).contains(end) { break }
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      bytes += buffer.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
