import Foundation

/// Where a site is published, as far as its pages have to know.
public struct Publication: Sendable, Equatable {
  /// The address of its folder, without a slash at the end.
  let address: String
  /// What stands before a file's path where it can be edited, without a slash at the end.
  let editing: String?

  /// A site whose pages know nothing of that.
  public static let nowhere = Publication()

  private init() { (address, editing) = ("", nil) }

  /// - Parameters:
  ///   - address: The address of the site's folder; nil if it is not known.
  ///   - editing: What stands before the path of a file where it can be edited.
  public init(at address: String? = nil, editing: String? = nil) throws(PublicationError) {
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
  var isSomewhere: Bool { !address.isEmpty }

  /// The address of the file at `path`; that of a folder's page is the folder's.
  func address(of path: String) -> String {
    let name = path.hasSuffix("index.html") ? String(path.dropLast("index.html".count)) : path
    return "\(address)/\(LinkAddress.encoded(name))"
  }

  /// The link to where the file at `path`, in the book's folder, can be edited.
  func editLink(to path: String) -> HTML {
    guard let editing else { return "" }
    return "<p class=\"edit\"><a href=\"\(editing)/\(LinkAddress.encoded(path))\">Edit this page</a></p>\n"
  }
}

/// An address cannot be used.
public enum PublicationError: UserError, Equatable {
  case noAddress(String, option: String)

  public var description: String {
    switch self {
    case .noAddress(let text, let option):
      "\(option) says \(text), which is no address of a page: begin it with https://, and end it before ? and #."
    }
  }
}
