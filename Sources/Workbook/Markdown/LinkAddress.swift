import Foundation

/// The address of a link or an image, taken apart.
enum LinkAddress: Equatable {
  /// Something with a scheme, such as `https`.
  case scheme(String)
  /// A path that begins at the root of a server or of a file system.
  case absolute
  /// A path that begins at the file, decoded, and what follows it: the query and the fragment.
  case relative(path: String, suffix: String)
  /// A place of the page itself; the text begins with its mark.
  case onPage(String)

  init(_ url: String) {
    if let scheme = Self.scheme(of: url) {
      self = .scheme(scheme)
    } else if let first = url.unicodeScalars.first(where: { $0.value > 0x20 }), first == "/" || first == "\\"
    {
      self = .absolute
    } else {
      let path = url.prefix { $0 != "?" && $0 != "#" }
      let suffix = String(url[path.endIndex...])
      self =
        path.isEmpty
        ? .onPage(suffix) : .relative(path: path.removingPercentEncoding ?? String(path), suffix: suffix)
    }
  }

  /// The fragment of what follows a path, decoded and without its mark; nil if there is none.
  static func fragment(of suffix: String) -> String? {
    guard let mark = suffix.firstIndex(of: "#") else { return nil }
    let fragment = suffix[mark...].dropFirst()
    return fragment.removingPercentEncoding ?? String(fragment)
  }

  /// What stands before the first colon, unless that belongs to a path.
  ///
  /// Browsers ignore blanks and control characters there; with them, it is no scheme that is known.
  private static func scheme(of url: String) -> String? {
    let start = url.prefix { !"/?#".contains($0) }
    return start.firstIndex(of: ":").map { start[..<$0].lowercased() }
  }
}
