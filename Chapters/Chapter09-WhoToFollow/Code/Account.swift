import Foundation

/// Somebody on Perch, where people write which birds they have seen.
struct Account: Codable, Hashable, Sendable {
  let id: Int
  let handle: String
  let name: String
}

extension Account: CustomStringConvertible {
  var description: String { handle }
}

/// Where Perch is, and what can be asked for there.
struct Perch: Sendable {
  let address: URL

  /// A page of accounts: a hundred of them, from number `since` on.
  func accounts(since: Int) -> URL {
    address.appending(path: "accounts")
      .appending(queryItems: [
        URLQueryItem(name: "since", value: "\(since)")
      ])
  }
}

/// Why there is no page.
enum PerchError: Error {
  case noAnswer
}
