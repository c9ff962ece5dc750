import Foundation

/// Turns the addresses in a Markdown file into those of the page that shows it.
///
/// A chapter's page lies in a folder of the site that is called like the chapter's, so that most relative
/// addresses stay what they are.
struct SiteLinks {
  let book: Book
  let chapter: BookChapter
  /// The folder of the Markdown file: the chapter's or one below it.
  let folder: URL

  enum Target: Equatable {
    case address(String)
    /// A file that has to be copied.
    case asset(SiteAsset, address: String)
    /// What is wrong with it.
    case refused(String)
  }

  func link(_ url: String) -> Target {
    if let scheme = Self.scheme(of: url) {
      if ["http", "https", "mailto"].contains(scheme) { return .address(Self.encoded(url)) }
      return .refused("The book does not link to `\(url)`; use https, http or mailto, or a path.")
    }
    if Self.isAbsolute(url) {
      return .refused("The book does not link to `\(url)`; use a path that begins at this file, or https.")
    }
    guard let path = RelativePath(url) else { return .address(Self.encoded(url)) }
    let file = file(at: path)
    if let page = page(showing: file, suffix: path.suffix) { return .address(Self.encoded(page)) }
    if let asset = asset(at: file) {
      return .asset(asset, address: Self.encoded(addressPrefix + url))
    }
    return .address(Self.encoded(addressPrefix + url))
  }

  func image(_ url: String) -> Target {
    guard Self.scheme(of: url) == nil, !Self.isAbsolute(url), let path = RelativePath(url) else {
      return .refused(
        "The book shows no image from elsewhere; put `\(url)` beside the chapter, in its Resources folder.")
    }
    let file = file(at: path)
    if let asset = asset(at: file) { return .asset(asset, address: Self.encoded(addressPrefix + url)) }
    let isThere = FileManager.default.fileExists(atPath: file.path(percentEncoded: false))
    return .refused(
      isThere
        ? "The image `\(url)` lies outside of the chapter's folder; put it into its Resources folder."
        : "There is no image `\(url)`; put it there, or correct the path.")
  }

  // MARK: Files

  private func file(at path: RelativePath) -> URL { folder.appending(path: path.path).standardizedFileURL }

  /// The address, as seen from this page, of the one that shows a chapter or a challenge.
  private func page(showing file: URL, suffix: String) -> String? {
    let wanted = Self.path(of: file)
    for other in book.chapters where (wanted + "/").hasPrefix(Self.path(of: other.folder)) {
      let page = other.name == chapter.name ? "index.html" : "../\(other.name)/index.html"
      if [Self.path(of: other.markdown), Self.path(of: other.folder)].contains(where: {
        $0 == wanted || $0 == wanted + "/"
      }) {
        return page + suffix
      }
      for challenge in other.challenges where wanted == Self.path(of: challenge.statement) {
        return "\(page)#\(ChallengeSection.anchor(of: challenge))"
      }
    }
    return nil
  }

  private func asset(at file: URL) -> SiteAsset? {
    let path = file.path(percentEncoded: false)
    let base = Self.path(of: chapter.folder)
    var isFolder: ObjCBool = false
    guard path.hasPrefix(base), FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
      !isFolder.boolValue
    else { return nil }
    return SiteAsset(source: file, path: "\(chapter.name)/\(path.dropFirst(base.count))")
  }

  /// What leads from the page to the Markdown file's folder.
  private var addressPrefix: String {
    String(Self.path(of: folder).dropFirst(Self.path(of: chapter.folder).count))
  }

  private static func path(of url: URL) -> String { url.standardizedFileURL.path(percentEncoded: false) }

  // MARK: Addresses

  /// What stands before the first colon, unless that belongs to a path.
  ///
  /// Browsers ignore blanks and control characters there; with them, it is no scheme that is known.
  private static func scheme(of url: String) -> String? {
    let start = url.prefix { !"/?#".contains($0) }
    return start.firstIndex(of: ":").map { start[..<$0].lowercased() }
  }

  /// Whether it begins at the root of a server or of a file system.
  private static func isAbsolute(_ url: String) -> Bool {
    let first = url.unicodeScalars.first { $0.value > 0x20 }
    return first == "/" || first == "\\"
  }

  /// The address with everything percent-encoded that an address cannot contain.
  private static func encoded(_ url: String) -> String {
    var encoded = ""
    for byte in url.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain = scalar.isASCII && scalar.value > 0x20 && scalar.value != 0x7F
      if isPlain, !"\"<>\\^`{|}[]".unicodeScalars.contains(scalar) {
        encoded.unicodeScalars.append(scalar)
      } else {
        encoded += "%" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return encoded
  }

  /// An address without scheme and host, taken apart.
  private struct RelativePath {
    /// The path, decoded.
    let path: String
    /// The query and the fragment.
    let suffix: String

    /// - Returns: Nil when the address stays on the page.
    init?(_ url: String) {
      let path = url.prefix { $0 != "?" && $0 != "#" }
      guard !path.isEmpty else { return nil }
      self.path = path.removingPercentEncoding ?? String(path)
      suffix = String(url[path.endIndex...])
    }
  }
}
