import Foundation

/// Turns the addresses in a Markdown file into those of the page that shows it.
///
/// A chapter's page lies in a folder of the site that is called like the chapter's, so that most relative
/// addresses stay what they are.
struct SiteLinks {
  let book: Book
  let chapter: BookChapter
  /// The folder of the Markdown file: the chapter's or one below it, or that of all chapters.
  let folder: URL
  /// Whether the page lies at the top of the site, and belongs to no chapter.
  var isAtTop = false

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
    if let asset = asset(at: file) { return target(asset, url) }
    return .address(Self.encoded(addressPrefix + url))
  }

  func image(_ url: String) -> Target {
    guard case .relative(let path, _) = LinkAddress(url) else {
      return .refused(
        "The book shows no image from elsewhere; put `\(url)` beside the chapter, in its Resources folder.")
    }
    let file = file(at: path)
    if let asset = asset(at: file) { return target(asset, url) }
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
      let page =
        isAtTop
        ? "\(other.name)/index.html"
        : other.name == chapter.name ? "index.html" : "../\(other.name)/index.html"
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
    let base = Self.path(of: isAtTop ? folder : chapter.folder)
    var isFolder: ObjCBool = false
    guard path.hasPrefix(base), FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
      !isFolder.boolValue
    else { return nil }
    return SiteAsset(source: file, path: (isAtTop ? "" : "\(chapter.name)/") + path.dropFirst(base.count))
  }

  /// The copy of `asset`, unless that could do more than be looked at.
  private func target(_ asset: SiteAsset, _ url: String) -> Target {
    if !asset.source.isWithin(book.root) {
      return .refused("`\(url)` leads out of the book by a link; put the file itself there.")
    }
    let kind = asset.source.pathExtension.lowercased()
    if Self.running.contains(kind) {
      return .refused(
        "Browsers run what is in `\(url)`, which the book does not bring; link to it on the web.")
    }
    if kind == "svg", let drawing = try? Data(contentsOf: asset.source),
      let danger = PictureSafety.danger(in: drawing)
    {
      return .refused("`\(url)` is more than a drawing: \(danger). Take that out.")
    }
    return .asset(asset, address: Self.encoded(addressPrefix + url))
  }

  /// The ends of names of files that browsers run, or look into for what they could run.
  private static let running: Set = [
    "htm", "html", "js", "mht", "mhtml", "mjs", "shtml", "svgz", "swf", "xht", "xhtml", "xml", "xsl", "xslt",
  ]

  /// What leads from the page to the Markdown file's folder.
  private var addressPrefix: String {
    isAtTop ? "" : String(Self.path(of: folder).dropFirst(Self.path(of: chapter.folder).count))
  }

  private static func path(of url: URL) -> String { url.standardizedFileURL.path(percentEncoded: false) }

  private static func encoded(_ url: String) -> String { LinkAddress.encoded(url) }
}
