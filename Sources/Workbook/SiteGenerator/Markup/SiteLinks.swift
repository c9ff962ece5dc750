import BookMarkdown
import BookModel
import Foundation
import SystemSupport

/// Converts the addresses in a Markdown file to addresses on the page that shows it.
///
/// In the site, the folder of a chapter's page has the same name as the chapter's folder, so most relative addresses
/// don't change.
struct SiteLinks {
  let book: ParsedBook
  let chapter: BookChapter
  /// The folder of the Markdown file: the chapter's folder, a folder in it, or the folder of all chapters.
  let folder: URL
  /// Whether the page is at the top of the site and doesn't belong to a chapter.
  var isAtTop = false

  enum Target: Equatable {
    case address(String)
    /// A file that must be copied to the site.
    case asset(SiteAsset, address: String)
    /// The address is not allowed, for this reason.
    case refused(String)
  }

  func link(_ url: String) -> Target {
    let (path, suffix): (String, String)
    switch LinkAddress(url) {
    case .scheme("http"), .scheme("https"), .scheme("mailto"), .onPage: return .address(Self.encoded(url))
    case .scheme:
      return .refused("Links like `\(url)` are not allowed; use https, http, mailto or a path.")
    case .absolute:
      return .refused("Links like `\(url)` are not allowed; use a path relative to this file, or https.")
    case .relative(let file, let rest): (path, suffix) = (file, rest)
    }
    let file = file(at: path)
    if let page = page(showing: file, suffix: suffix) { return .address(Self.encoded(page)) }
    if let asset = asset(at: file, below: book.chaptersFolder) { return target(asset, url, suffix: suffix) }
    // The proof reports files that don't exist.
    let isThere = FileManager.default.fileExists(atPath: file.path(percentEncoded: false))
    if isThere, !file.isWithin(book.chaptersFolder) {
      return .refused(LinkAddress.outsideOfSite(url, folder: book.chaptersFolder))
    }
    return .address(Self.encoded(addressPrefix + url))
  }

  func image(_ url: String) -> Target {
    guard case .relative(let path, let suffix) = LinkAddress(url) else {
      return .refused(
        "Images from other places are not allowed; put `\(url)` into the chapter's Resources folder.")
    }
    let file = file(at: path)
    let folder = isAtTop ? book.chaptersFolder : chapter.folder
    if let asset = asset(at: file, below: folder) { return target(asset, url, suffix: suffix) }
    let isThere = FileManager.default.fileExists(atPath: file.path(percentEncoded: false))
    return .refused(
      isThere
        ? "The image `\(url)` is outside of the chapter's folder; put it into the chapter's Resources folder."
        : "There is no image `\(url)`; add it, or correct the path.")
  }

  // MARK: Files

  private func file(at path: String) -> URL { folder.appending(path: path).standardizedFileURL }

  /// Returns the address, relative to this page, of the page that shows the Markdown file or the folder of a chapter.
  private func page(showing file: URL, suffix: String) -> String? {
    let wanted = Self.path(of: file)
    let top = isAtTop ? "" : "../"
    if let cover = book.cover, wanted == Self.path(of: cover.url) { return "\(top)index.html\(suffix)" }
    for (kind, page) in book.optionalPages where wanted == Self.path(of: page.url) {
      return "\(top)\(SupplementaryPage.path(of: kind))\(suffix)"
    }
    for other in book.chapters where (wanted + "/").hasPrefix(Self.path(of: other.chapter.folder)) {
      let page =
        isAtTop
        ? "\(other.name)/index.html"
        : other.name == chapter.name ? "index.html" : "../\(other.name)/index.html"
      if [Self.path(of: other.markdown.url), Self.path(of: other.chapter.folder)].contains(where: {
        $0 == wanted || $0 == wanted + "/"
      }) {
        return page + suffix
      }
      for challenge in other.challenges where wanted == Self.path(of: challenge.statement.url) {
        return "\(page)#\(ChallengeSection.anchor(of: challenge, in: other))"
      }
    }
    return nil
  }

  /// Returns the file if it exists below `folder`; in the site, it has the same path below the top.
  private func asset(at file: URL, below folder: URL) -> SiteAsset? {
    let path = file.path(percentEncoded: false)
    var isFolder: ObjCBool = false
    guard path.hasPrefix(Self.path(of: folder)),
      FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue
    else { return nil }
    return SiteAsset(source: file, path: String(path.dropFirst(Self.path(of: book.chaptersFolder).count)))
  }

  /// Returns the target for `asset`, which is refused if browsers could execute it.
  ///
  /// - Parameter suffix: The query and the fragment of `url`.
  private func target(_ asset: SiteAsset, _ url: String, suffix: String) -> Target {
    if !asset.source.isWithin(book.root) {
      return .refused("`\(url)` is a symbolic link to a file outside of the book; put the file itself there.")
    }
    let kind = asset.source.pathExtension.lowercased()
    if Self.running.contains(kind) {
      return .refused(
        "Browsers can execute `\(url)`, so it can't be part of the book; link to it on the web instead.")
    }
    if kind == "svg", let drawing = try? Data(contentsOf: asset.source),
      let problem = PictureSafety.problem(in: drawing)
    {
      return .refused("`\(url)` is not a plain drawing: \(problem). Remove that.")
    }
    let own = "\(chapter.name)/"
    let path =
      isAtTop
      ? asset.path : asset.path.hasPrefix(own) ? String(asset.path.dropFirst(own.count)) : "../\(asset.path)"
    return .asset(asset, address: LinkAddress.encoded(path: path) + Self.encoded(suffix))
  }

  /// The extensions of files that browsers execute, or in which they look for code.
  private static let running: Set = [
    "htm", "html", "js", "mht", "mhtml", "mjs", "shtml", "svgz", "swf", "xht", "xhtml", "xml", "xsl", "xslt",
  ]

  /// The path from the page's folder to the Markdown file's folder.
  private var addressPrefix: String {
    isAtTop ? "" : String(Self.path(of: folder).dropFirst(Self.path(of: chapter.folder).count))
  }

  private static func path(of url: URL) -> String { url.standardizedFileURL.path(percentEncoded: false) }

  private static func encoded(_ url: String) -> String { LinkAddress.encoded(url) }
}
