import Foundation

/// The system's functions for sockets, none of which block.
enum Socket {
  /// Returns a socket that listens on `port`, or nil and sets `errno`.
  static func listening(on address: String, port: UInt16) -> Int32? {
    #if canImport(Darwin)
    let type = SOCK_STREAM
    #else
    let type = Int32(SOCK_STREAM.rawValue)
    #endif
    let socket = Foundation.socket(AF_INET, type, 0)
    guard socket >= 0 else { return nil }
    prepare(socket)
    var isReused: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &isReused, socklen_t(MemoryLayout<Int32>.size))
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_port = port.bigEndian
    name.sin_addr.s_addr = inet_addr(address)
    guard withAddress(&name, { bind(socket, $0, $1.pointee) }) == 0, listen(socket, SOMAXCONN) == 0 else {
      let reason = errno
      close(socket)
      errno = reason
      return nil
    }
    return socket
  }

  /// Returns the port of a socket that listens.
  static func port(of socket: Int32) -> UInt16 {
    var name = sockaddr_in()
    _ = withAddress(&name) { getsockname(socket, $0, $1) }
    return UInt16(bigEndian: name.sin_port)
  }

  /// Returns the next connection and the address of its client, or nil and sets `errno`.
  static func accept(on listener: Int32) -> (socket: Int32, client: UInt32)? {
    var name = sockaddr_in()
    let socket = withAddress(&name) { Foundation.accept(listener, $0, $1) }
    guard socket >= 0 else { return nil }
    prepare(socket)
    return (socket, name.sin_addr.s_addr)
  }

  /// Sends the beginning of `bytes`, and returns its length, or -1 and sets `errno`.
  static func send(_ socket: Int32, _ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
    let bytes = UnsafeRawBufferPointer(rebasing: bytes)
    #if canImport(Darwin)
    return Foundation.send(socket, bytes.baseAddress, bytes.count, 0)
    #else
    return Foundation.send(socket, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    #endif
  }

  /// Returns a pipe, or nil and sets `errno`.
  static func pipe() -> (reading: Int32, writing: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { return nil }
    ends.forEach(prepare)
    return (ends[0], ends[1])
  }

  private static func prepare(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    #if canImport(Darwin)
    var isSilent: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isSilent, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  private static func withAddress(
    _ name: inout sockaddr_in,
    _ body: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32
  ) -> Int32 {
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    return withUnsafeMutablePointer(to: &name) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, &length) }
    }
  }
}
