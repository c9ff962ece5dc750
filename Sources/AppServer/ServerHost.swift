import Foundation

/// An address of this machine on which a server can listen.
public struct ServerHost: Sendable, Equatable {
  /// The address that only this machine can reach.
  public static let loopback = ServerHost(address: "127.0.0.1", names: ["127.0.0.1", "localhost"])

  /// The address that stands for all addresses of this machine.
  private static let any = "0.0.0.0"

  let address: String
  /// The host names that browsers may use; the first one is for browsers on this machine.
  let names: [String]

  private init(address: String, names: [String]) {
    self.address = address
    self.names = names
  }

  /// Creates a host from a name that the user has entered.
  public init(named name: String) throws(AppServerError) {
    if Self.loopback.names.contains(name) {
      self = .loopback
    } else if name == Self.any {
      self.init(address: name, names: Self.loopback.names + Self.ownAddresses + [Self.machine])
    } else if Self.ownAddresses.contains(name) {
      self.init(address: name, names: [name])
    } else {
      throw .unknownHost(name)
    }
  }

  /// Whether other machines can reach the server.
  public var isOpenToOthers: Bool { self != .loopback }

  /// The names that can be entered.
  static var accepted: [String] { [loopback.address, any] + ownAddresses }

  private static var machine: String { ProcessInfo.processInfo.hostName.lowercased() }

  /// The addresses of this machine's network interfaces, except loopback.
  private static var ownAddresses: [String] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    return sequence(first: first, next: { $0?.pointee.ifa_next }).compactMap { interface in
      guard let address = interface?.pointee.ifa_addr, Int32(address.pointee.sa_family) == AF_INET else {
        return nil
      }
      var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
      let size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let status = getnameinfo(address, size, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST)
      return status == 0 ? String(decoding: text.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self) : nil
    }.filter { !$0.hasPrefix("127.") }
  }
}
