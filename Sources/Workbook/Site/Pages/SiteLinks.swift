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
    let (path, suffix): (String, String)
    switch LinkAddress(url) {
    case .scheme("http"), .scheme("https"), .scheme("mailto"), .onPage: return .address(Self.encoded(url))
    case .scheme:
      return .refused("The book does not link to `\(url)`; use https, http or mailto, or a path.")
    case .absolute:
      return .refused("The book does not link to `\(url)`; use a path that begins at this file, or https.")
    case .relative(let file, let rest): (path, suffix) = (file, rest)
    }
    let file = file(at: path)
    if let page = page(showing: file, suffix: suffix) { return .address(Self.encoded(page)) }
    if let asset = asset(at: file) {
      return .asset(asset, address: Self.encoded(addressPrefix + url))
    }
    return .address(Self.encoded(addressPrefix + url))
  }

  func image(_ url: String) -> Target {
    guard case .relative(let path, _) = LinkAddress(url) else {
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

  private func file(at path: String) -> URL { folder.appending(path: path).standardizedFileURL }

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
}
