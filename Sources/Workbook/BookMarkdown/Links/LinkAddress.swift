import Foundation

/// The parsed address of a link or an image.
///
/// It is parsed by Unicode scalars, because a `Character` may consist of a delimiter and a combining mark, such as
/// `:\u{301}` or `#\u{FE0F}`. Browsers recognise the delimiter.
package enum LinkAddress: Equatable {
  /// An address with a scheme, such as `https`.
  case scheme(String)
  /// A path from the root of a server or a file system.
  case absolute
  /// A path relative to the file, percent-decoded, and the suffix: the query and the fragment.
  case relative(path: String, suffix: String)
  /// A query or fragment of the same page, including the `?` or `#`.
  case onPage(String)

  package init(_ url: String) {
    if let scheme = Self.scheme(of: url) {
      self = .scheme(scheme)
    } else if let first = url.unicodeScalars.first(where: { $0.value > 0x20 }), first == "/" || first == "\\"
    {
      self = .absolute
    } else {
      let start = url.unicodeScalars.prefix { $0 != "?" && $0 != "#" }
      let (path, suffix) = (String(start), String(url.unicodeScalars[start.endIndex...]))
      self =
        path.isEmpty ? .onPage(suffix) : .relative(path: path.removingPercentEncoding ?? path, suffix: suffix)
    }
  }

  /// Returns the fragment of a suffix, percent-decoded and without its `#`, or nil.
  package static func fragment(of suffix: String) -> String? {
    guard let mark = suffix.unicodeScalars.firstIndex(of: "#") else { return nil }
    let fragment = String(suffix.unicodeScalars[mark...].dropFirst())
    return fragment.removingPercentEncoding ?? fragment
  }

  /// Returns the message about a link to a file that has no address on the site.
  ///
  /// - Parameter folder: The folder whose files may be part of the site.
  package static func outsideOfSite(_ url: String, folder: URL) -> String {
    "`\(url)` is not on the site, which has only files below \(folder.lastPathComponent); link to it on the web."
  }

  /// The text before the first colon, unless the colon is part of a path.
  ///
  /// Browsers ignore spaces and control characters in a scheme. They are not removed here, so such a scheme is never a
  /// known one.
  private static func scheme(of url: String) -> String? {
    let start = url.unicodeScalars.prefix { !"/?#".unicodeScalars.contains($0) }
    return start.firstIndex(of: ":").map { String(start[..<$0]).lowercased() }
  }
}
