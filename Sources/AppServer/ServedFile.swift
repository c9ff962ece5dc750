public import Foundation

/// A file that browsers may see.
public struct ServedFile: Sendable {
  /// What it is, as browsers are told.
  let type: String
  /// What the browser lets it do.
  let policy: String
  let contents: Data

  /// A file of the kind that the end of `name` tells.
  ///
  /// - Parameter policy: What the browser lets it do; what its kind needs, if nil.
  public init(_ contents: Data, named name: String, policy: String? = nil) {
    let kind = Kind(endOf: name)
    self.init(contents, kind, policy ?? kind?.policy(picturesFrom: nil))
  }

  private init(_ contents: Data, _ kind: Kind?, _ policy: String?) {
    self.contents = contents
    type = kind?.type ?? "application/octet-stream"
    self.policy = policy ?? "default-src 'none'"
  }

  /// Finds the file below `folder` whose path has these words; nil where there is none that may be seen: of a known kind,
  /// and in its folder, whatever links and dots say.
  ///
  /// - Parameter pictures: A server besides this one from which a page may load pictures.
  init?(_ words: [String], in folder: URL, picturesFrom pictures: URL? = nil) {
    guard words.allSatisfy(Self.isName), let name = words.last,
      let kind = Kind(endOf: name)
    else { return nil }
    let root = folder.resolvingSymlinksInPath().standardizedFileURL.pathComponents
    let file = words.reduce(folder) { $0.appending(path: $1) }.resolvingSymlinksInPath().standardizedFileURL
    guard file.pathComponents.starts(with: root), file.pathComponents.count > root.count,
      (try? file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true,
      let contents = try? Data(contentsOf: file)
    else { return nil }
    self.init(contents, kind, kind.policy(picturesFrom: pictures))
  }

  /// Whether `word` is the name of a file that is not hidden, in characters that mean nothing else anywhere.
  private static func isName(_ word: String) -> Bool {
    word.wholeMatch(of: #/[A-Za-z0-9][A-Za-z0-9._ -]*/#) != nil
  }

  /// What can be served, by the end of its name.
  private enum Kind: String {
    case html, css, js, svg, png, jpg, jpeg, gif, webp, avif

    init?(endOf name: String) { self.init(rawValue: (name as NSString).pathExtension.lowercased()) }

    var type: String {
      switch self {
      case .html: "text/html; charset=utf-8"
      case .css: "text/css; charset=utf-8"
      case .js: "text/javascript; charset=utf-8"
      case .svg: "image/svg+xml"
      case .jpg: "image/jpeg"
      case .png, .jpeg, .gif, .webp, .avif: "image/\(rawValue)"
      }
    }

    /// What the browser lets it do; a page may load pictures from its own server, and from one more.
    func policy(picturesFrom server: URL?) -> String {
      switch self {
      case .html:
        "default-src 'self'; form-action 'none'; base-uri 'none'"
          + (server.map { "; img-src 'self' \($0.absoluteString)" } ?? "")
      // A picture brings its own colours, and nothing that runs.
      case .svg: "default-src 'none'; style-src 'unsafe-inline'"
      case .css, .js, .png, .jpg, .jpeg, .gif, .webp, .avif: "default-src 'none'"
      }
    }
  }
}
