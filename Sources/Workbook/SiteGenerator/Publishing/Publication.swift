import BookMarkdown
import Foundation
import SystemSupport

/// The addresses at which a site is published and its sources can be edited.
package struct Publication: Sendable, Equatable {
  /// The address of the site's folder, without a slash at the end.
  let address: String
  /// The address that is put before a file's path to edit the file, without a slash at the end.
  let editing: String?

  /// A publication whose addresses are unknown.
  package static let nowhere = Publication()

  private init() { (address, editing) = ("", nil) }

  /// - Parameters:
  ///   - address: The address of the site's folder, or nil if it is unknown.
  ///   - editing: The address that is put before a file's path to edit the file.
  package init(at address: String? = nil, editing: String? = nil) throws(PublicationError) {
    self.address =
      try address.map { text throws(PublicationError) in try Self.checked(text, "--base-url") } ?? ""
    self.editing = try editing.map { text throws(PublicationError) in try Self.checked(text, "--repository") }
  }

  private static func checked(_ text: String, _ option: String) throws(PublicationError) -> String {
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme), url.host?.isEmpty == false,
      url.query == nil, url.fragment == nil
    else { throw .noAddress(text, option: option) }
    return text.hasSuffix("/") ? String(text.dropLast()) : text
  }

  /// Whether the address is known.
  package var hasAddress: Bool { !address.isEmpty }

  /// Returns the address of the file at `path`; the address of an index page is that of its folder.
  func address(of path: String) -> String {
    let name = path.hasSuffix("index.html") ? String(path.dropLast("index.html".count)) : path
    return "\(address)/\(LinkAddress.encoded(name))"
  }

  /// Returns a link to edit the file at `path` in the book's folder.
  func editLink(to path: String) -> HTML {
    guard let editing else { return "" }
    return "<p class=\"edit\"><a\(href: "\(editing)/\(LinkAddress.encoded(path))")>Edit this page</a></p>\n"
  }
}

/// The error for an address that can't be used.
package enum PublicationError: UserError, Equatable {
  case noAddress(String, option: String)

  package var description: String {
    switch self {
    case .noAddress(let text, let option):
      "\(option) must be an address such as https://example.org/book, without ? and #, but it is \(text)."
    }
  }
}
