import Foundation

/// A user of Perch, where people write which birds they have seen.
struct Account: Codable, Hashable, Sendable {
  let id: Int
  let handle: String
  let name: String
}

extension Account: CustomStringConvertible {
  var description: String { handle }
}

/// The address of Perch, and the URLs of its pages.
struct Perch: Sendable {
  let address: URL

  /// The URL of a page: a hundred accounts from number `since` on.
  func accounts(since: Int) -> URL {
    address.appending(path: "accounts")
      .appending(queryItems: [
        URLQueryItem(name: "since", value: "\(since)")
      ])
  }
}

/// The reason why there is no page.
enum PerchError: Error {
  case noAnswer
}
