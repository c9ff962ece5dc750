import BookMarkdown
import BookModel
import Foundation
import SystemSupport
import TextSupport

/// Verifies that the targets of the links and images in a Markdown file exist.
package struct LinkProof {
  private let document: MarkdownDocument
  private let folder: URL
  private let root: URL
  private let published: URL?
  private let images: URL?
  /// The anchors on this page except its headings.
  private let ownAnchors: [String]
  private let targets: LinkTargets

  /// Creates the proof for `document`, which is in `folder`.
  ///
  /// - Parameters:
  ///   - root: The folder that links must not leave.
  ///   - published: The folder whose files may be part of the site; nil for texts that are not on a site.
  ///   - images: The folder that must contain all images; nil for any folder.
  ///   - ownAnchors: The anchors on this page except its headings.
  ///   - targets: The Markdown files that links point to.
  package init(
    _ document: MarkdownDocument, in folder: URL, root: URL, published: URL? = nil, images: URL? = nil,
    ownAnchors: [String] = [], targets: LinkTargets = LinkTargets()
  ) {
    self.document = document
    self.targets = targets
    self.folder = folder.standardizedFileURL
    self.root = root.standardizedFileURL
    self.published = published?.standardizedFileURL
    self.images = images?.standardizedFileURL
    self.ownAnchors = ownAnchors
  }

  /// The problems, ordered by line.
  package var findings: [Finding] {
    let anchors = ownAnchors + document.anchors
    let dead = document.links.flatMap { link -> [Finding] in
      let messages =
        switch link.kind {
        case .link: [problem(withLink: link.url, anchors), link.isEmpty ? Self.linkWithoutText : nil]
        case .image: [problem(withImage: link.url), link.isEmpty ? Self.imageWithoutText : nil]
        }
      return messages.compactMap(\.self).map {
        Finding(file: document.file, line: link.line, message: $0)
      }
    }
    return (dead + broken).sortedByLine()
  }

  private static let linkWithoutText =
    "This link is invisible because it has no text; add some between its brackets."
  private static let imageWithoutText =
    "This image has no alternative text; describe it between its brackets."

  private func problem(withLink url: String, _ anchors: [String]) -> String? {
    switch LinkAddress(url) {
    case .scheme("mailto"):
      return url.contains("@") ? nil : "The link `\(url)` has no address; add one after mailto:."
    case .scheme("http"), .scheme("https"):
      let host = URL(string: url)?.host() ?? ""
      return host.isEmpty ? "The link `\(url)` has no host; correct it." : nil
    case .scheme, .absolute:
      return
        "Links like `\(url)` are not allowed; use https, http or mailto, or a path relative to this file."
    case .onPage(let suffix):
      if suffix.isEmpty || suffix == "#" { return "This link has no target; add one." }
      return LinkAddress.fragment(of: suffix).flatMap { problem(withAnchor: $0, among: anchors, of: nil) }
    case .relative(let path, let suffix):
      if let problem = problem(withPath: path, url) ?? problem(withPublished: path, url) { return problem }
      guard let fragment = LinkAddress.fragment(of: suffix) else { return nil }
      return problem(withAnchor: fragment, of: folder.appending(path: path), path)
    }
  }

  private func problem(withImage url: String) -> String? {
    guard case .relative(let path, let suffix) = LinkAddress(url) else {
      return "Images from other places are not allowed; put `\(url)` into the folder Resources."
    }
    if let problem = problem(withPath: path, url) { return problem }
    var isFolder: ObjCBool = false
    let file = folder.appending(path: path).standardizedFileURL
    let place = file.path(percentEncoded: false)
    _ = FileManager.default.fileExists(atPath: place, isDirectory: &isFolder)
    if isFolder.boolValue { return "`\(url)` is a folder, not an image; correct the path." }
    if !Self.formats.contains(file.pathExtension.lowercased()) {
      return "`\(url)` is not an image that browsers can show; use \(alternatives(Self.formats))."
    }
    if let images, !place.hasPrefix(images.path(percentEncoded: false)) {
      return "The image `\(url)` is not in the chapter's Resources folder; move it there."
    }
    return suffix.isEmpty ? nil : "An image cannot have a query or fragment; remove `\(suffix)`."
  }

  /// The extensions of image files that browsers can show.
  private static let formats = ["png", "jpg", "jpeg", "gif", "svg", "webp", "avif"]

  private func problem(withPath path: String, _ url: String) -> String? {
    let target = folder.appending(path: path).standardizedFileURL
    let base = root.path(percentEncoded: false)
    guard (target.path(percentEncoded: false) + "/").hasPrefix(base) else {
      return "The link `\(url)` points outside the book; use a path within the book, or https."
    }
    let first = target.path(percentEncoded: false).dropFirst(base.count).prefix { $0 != "/" }
    if [".build", ".git", "MySolutions"].contains(first) {
      return "`\(url)` is not part of the book, so other readers do not have it; link to something else."
    }
    if FileManager.default.fileExists(atPath: target.path(percentEncoded: false)) { return nil }
    let names =
      (try? FileManager.default.contentsOfDirectory(
        atPath: target.deletingLastPathComponent().path(percentEncoded: false))) ?? []
    let advice =
      nearest(to: target.lastPathComponent, in: names.sorted()).map { "; did you mean `\($0)`?" }
      ?? "; add the file, or correct the path."
    return "`\(url)` does not exist\(advice)"
  }

  /// Returns the problem with a link to a file that exists but has no address on the site.
  private func problem(withPublished path: String, _ url: String) -> String? {
    guard let published else { return nil }
    let target = folder.appending(path: path).standardizedFileURL
    guard "\(target.plainPath)/".hasPrefix("\(published.plainPath)/") else {
      return LinkAddress.outsideOfSite(url, folder: published)
    }
    let isChapter = FileKind(at: target.appending(path: "Chapter.md").plainPath) == .file
    return FileKind(at: target.plainPath) == .folder && !isChapter
      ? "`\(url)` is a folder, which has no page; link to a file in it." : nil
  }

  private func problem(withAnchor fragment: String, of file: URL, _ path: String) -> String? {
    guard file.pathExtension.lowercased() == "md" else {
      return "`\(path)` has no headings for `#\(fragment)`; remove the fragment."
    }
    return problem(withAnchor: fragment, among: targets.anchors(of: file), of: path)
  }

  private func problem(withAnchor fragment: String, among anchors: [String], of path: String?) -> String? {
    // Browsers compare fragments byte by byte, so precomposed and combining accents differ.
    if anchors.contains(where: { $0.isIdentical(to: fragment) }) { return nil }
    let advice = nearest(to: fragment, in: anchors).map { "did you mean `#\($0)`?" } ?? "correct it."
    return "There is no heading for `#\(fragment)` in \(path.map { "`\($0)`" } ?? "this file"); \(advice)"
  }

  /// Character sequences that remain in the text if a link was not parsed as one.
  private static let remnants = ["](", "][", "] (#", ")[", "[["]

  /// Reports text that was meant as a link but is parsed as plain text.
  private var broken: [Finding] {
    var findings: [Finding] = []
    var text = ""
    for event in document.events {
      guard case .leaf(let node) = event, case .text(let words) = node.kind else {
        text = ""
        continue
      }
      let isNew = !Self.remnants.contains { text.contains($0) }
      text += words
      guard isNew, Self.remnants.contains(where: { text.contains($0) }) else { continue }
      findings.append(
        Finding(
          file: document.file, line: node.line,
          message:
            "This looks like a link but is not parsed as one. Write [text](path), encode spaces as %20, and "
            + "define reference labels. If it is code, put it in backticks."))
    }
    return findings
  }
}
