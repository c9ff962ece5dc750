import Foundation

/// A request that has arrived completely.
struct HTTPRequest: Sendable {
  let method: String
  /// The path as the client sent it, which is percent-encoded.
  let path: String
  /// The part after the question mark, which is percent-encoded.
  let query: String
  /// The headers by their lower-case names; the values of a repeated header are joined.
  let headers: [String: String]
  /// Whether the client can send another request on the same connection.
  let keepsConnection: Bool
  var body: [UInt8] = []

  /// Parses the bytes before the body, including the blank line.
  ///
  /// Lines may end with LF alone. Anything else that parsers could understand differently is rejected, like a second
  /// length or a folded header.
  init(head: some Collection<UInt8>) throws(Rejection) {
    let lines = head.split(separator: UInt8(ascii: "\n")).map { $0.last == 0x0D ? $0.dropLast() : $0 }
      .filter { !$0.isEmpty }
    guard lines.allSatisfy({ line in line.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 } }) else {
      throw Rejection(.badRequest, "The request contains control characters.")
    }
    let words = lines.first?.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard let words, words.count == 3, !words[0].isEmpty, words[1].hasPrefix("/"),
      words[2].hasPrefix("HTTP/")
    else { throw Rejection(.badRequest, "The request line is invalid.") }
    guard ["HTTP/1.1", "HTTP/1.0"].contains(words[2]) else {
      throw Rejection(.versionNotSupported, "Only HTTP/1.1 and HTTP/1.0 are supported.")
    }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
        line[..<colon].allSatisfy({ (0x21...0x7E).contains($0) })
      else { throw Rejection(.badRequest, "A header is invalid.") }
      let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
      let value = String(decoding: line[colon...].dropFirst(), as: UTF8.self)
        .trimmingCharacters(in: CharacterSet(charactersIn: " \t"))
      if let earlier = headers[name] {
        guard name != "host", name != "content-length" else {
          throw Rejection(.badRequest, "The request has more than one \(name).")
        }
        headers[name] = "\(earlier), \(value)"
      } else {
        headers[name] = value
      }
    }
    self.headers = headers
    method = words[0]
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init)
    path = target[0]
    query = target.count > 1 ? target[1] : ""
    keepsConnection = words[2] == "HTTP/1.1" && headers["connection"]?.lowercased().contains("close") != true
  }

  /// Returns the length of the body, which must be known and at most `limit`.
  func bodyLength(limit: Int) throws(Rejection) -> Int {
    let length = headers["content-length"] ?? "0"
    guard !length.isEmpty, length.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw Rejection(.badRequest, "The Content-Length is invalid.")
    }
    guard headers["transfer-encoding"] == nil, let length = Int(length), length <= limit else {
      throw Rejection(.contentTooLarge, "A body must have a Content-Length of at most \(limit) bytes.")
    }
    return length
  }

  /// The decoded names and values of the query; the first value of each name counts.
  var queryItems: [String: String] {
    let pairs = query.split(separator: "&").map { item in
      let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
        $0.removingPercentEncoding ?? String($0)
      }
      return (pair[0], pair.count > 1 ? pair[1] : "")
    }
    return Dictionary(pairs) { first, _ in first }
  }
}

/// The reason why a request is rejected.
struct Rejection: Error {
  let status: HTTPStatus
  let message: String

  init(_ status: HTTPStatus, _ message: String) {
    self.status = status
    self.message = message
  }
}
