public import Foundation

/// Proves that the links and images of a Markdown file lead to what is there.
public struct LinkProof {
  private let document: MarkdownDocument
  private let folder: URL
  private let root: URL
  private let images: URL?
  /// What may be linked to on this page besides its headings.
  private let ownAnchors: [String]
  private let targets: LinkTargets

  /// Makes the proof for `document`, which lies in `folder`; links stay below `root`, and lead to `targets`.
  ///
  /// - Parameter images: The folder in which images have to lie; nil for any.
  public init(
    _ document: MarkdownDocument, in folder: URL, root: URL, images: URL? = nil, ownAnchors: [String] = [],
    targets: LinkTargets = LinkTargets()
  ) {
    self.document = document
    self.targets = targets
    self.folder = folder.standardizedFileURL
    self.root = root.standardizedFileURL
    self.images = images?.standardizedFileURL
    self.ownAnchors = ownAnchors
  }

  /// What is wrong, by line.
  public var findings: [Finding] {
    let anchors = ownAnchors + document.anchors
    let dead = document.events.indices.flatMap { index -> [Finding] in
      guard case .enter(let node) = document.events[index] else { return [] }
      // What holds nothing ends where it begins.
      let isMute = document.events[index + 1] == .exit(node)
      let messages: [String?]
      switch node.kind {
      case .link(let url, _):
        messages = [trouble(withLink: url, anchors), isMute ? Self.muteLink : nil]
      case .image(let url, _): messages = [trouble(withImage: url), isMute ? Self.muteImage : nil]
      default: messages = []
      }
      return messages.compactMap(\.self).map {
        Finding(file: document.file, line: node.line, message: $0)
      }
    }
    return (dead + broken).sortedByLine()
  }

  private static let muteLink = "Nobody sees this link; write words between its brackets."
  private static let muteImage =
    "This image says nothing to those who cannot see it; describe it between its brackets."

  private func trouble(withLink url: String, _ anchors: [String]) -> String? {
    switch LinkAddress(url) {
    case .scheme("mailto"):
      return url.contains("@") ? nil : "The link `\(url)` names nobody; write an address behind mailto:."
    case .scheme("http"), .scheme("https"):
      let host = URL(string: url)?.host() ?? ""
      return host.isEmpty ? "The link `\(url)` names no server; correct it." : nil
    case .scheme, .absolute:
      return "The link `\(url)` leads out of the book; use https, http or mailto, or a path from this file."
    case .onPage(let suffix):
      if suffix.isEmpty || suffix == "#" { return "This link leads nowhere; say where it is to lead." }
      return LinkAddress.fragment(of: suffix).flatMap { trouble(withAnchor: $0, among: anchors, of: nil) }
    case .relative(let path, let suffix):
      if let trouble = trouble(withPath: path, url) { return trouble }
      guard let fragment = LinkAddress.fragment(of: suffix) else { return nil }
      return trouble(withAnchor: fragment, of: folder.appending(path: path), path)
    }
  }

  private func trouble(withImage url: String) -> String? {
    guard case .relative(let path, let suffix) = LinkAddress(url) else {
      return "The book shows no image from elsewhere; put `\(url)` into the folder Resources."
    }
    if let trouble = trouble(withPath: path, url) { return trouble }
    var isFolder: ObjCBool = false
    let file = folder.appending(path: path).standardizedFileURL
    let place = file.path(percentEncoded: false)
    _ = FileManager.default.fileExists(atPath: place, isDirectory: &isFolder)
    if isFolder.boolValue { return "`\(url)` is a folder, not an image; correct the path." }
    if !Self.formats.contains(file.pathExtension.lowercased()) {
      return "`\(url)` is no image that browsers show; use one of \(Self.formats.joined(separator: ", "))."
    }
    if let images, !place.hasPrefix(images.path(percentEncoded: false)) {
      return "The image `\(url)` does not lie in the chapter's folder Resources; put it there."
    }
    return suffix.isEmpty ? nil : "An image is shown as a whole; leave out `\(suffix)`."
  }

  /// The endings of files that browsers show as images.
  private static let formats = ["png", "jpg", "jpeg", "gif", "svg", "webp", "avif"]

  private func trouble(withPath path: String, _ url: String) -> String? {
    let target = folder.appending(path: path).standardizedFileURL
    let base = root.path(percentEncoded: false)
    guard (target.path(percentEncoded: false) + "/").hasPrefix(base) else {
      return "The link `\(url)` leads out of the book; use a path that stays in it, or https."
    }
    let first = target.path(percentEncoded: false).dropFirst(base.count).prefix { $0 != "/" }
    if [".build", ".git", "MySolutions"].contains(first) {
      return "`\(url)` is no part of the book, and not there for others; link to what is."
    }
    if FileManager.default.fileExists(atPath: target.path(percentEncoded: false)) { return nil }
    let names =
      (try? FileManager.default.contentsOfDirectory(
        atPath: target.deletingLastPathComponent().path(percentEncoded: false))) ?? []
    let advice =
      nearest(to: target.lastPathComponent, in: names.sorted()).map { "; did you mean `\($0)`?" }
      ?? "; put it there, or correct the path."
    return "There is no `\(url)`\(advice)"
  }

  private func trouble(withAnchor fragment: String, of file: URL, _ path: String) -> String? {
    guard file.pathExtension.lowercased() == "md" else {
      return "`\(path)` has no headings, so that `#\(fragment)` leads nowhere; leave it out."
    }
    return trouble(withAnchor: fragment, among: targets.anchors(of: file), of: path)
  }

  private func trouble(withAnchor fragment: String, among anchors: [String], of path: String?) -> String? {
    // Browsers tell letters with accents from letters and accents.
    if anchors.contains(where: { $0.isIdentical(to: fragment) }) { return nil }
    let advice = nearest(to: fragment, in: anchors).map { "did you mean `#\($0)`?" } ?? "correct it."
    return "There is no heading for `#\(fragment)` in \(path.map { "`\($0)`" } ?? "this file"); \(advice)"
  }

  /// What shows that a link was meant.
  private static let remnants = ["](", "][", "] (#", ")[", "[["]

  /// What was to be a link and is read as plain text.
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
            "This looks like a link and is none: it is written [words](path), a blank in its path has to be "
            + "%20, and the label of a reference has to be defined; put code in backticks."))
    }
    return findings
  }
}
