import CWeb
public import Foundation

/// A file that browsers may load.
public struct ServedFile: Sendable {
  /// The media type.
  let type: String
  /// The content security policy.
  let policy: String
  let contents: Data

  /// Creates a file whose type is determined by the extension of `name`.
  ///
  /// - Parameter policy: The content security policy, or nil for the default policy of the type.
  public init(_ contents: Data, named name: String, policy: String? = nil) {
    let kind = Kind(endOf: name)
    self.init(contents, kind, policy ?? kind?.policy(picturesFrom: nil))
  }

  /// Returns the file of this name that the pages of all apps share, or nil if no such file exists.
  init?(shared name: String) {
    var size = 0
    guard let bytes = web_file(name, &size) else { return nil }
    self.init(Data(bytes: bytes, count: size), named: name)
  }

  private init(_ contents: Data, _ kind: Kind?, _ policy: String?) {
    self.contents = contents
    type = kind?.type ?? "application/octet-stream"
    self.policy = policy ?? "default-src 'none'"
  }

  /// Reads the file below `folder` at the path with these components, or returns nil if no such file exists.
  ///
  /// Files of unknown types are not served, and neither are files that symbolic links or dots in the path place outside
  /// the folder.
  ///
  /// - Parameter pictures: Another server from which a page may load pictures.
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

  /// Returns whether `word` is the name of a visible file and has no characters with a special meaning.
  private static func isName(_ word: String) -> Bool {
    word.wholeMatch(of: #/[A-Za-z0-9][A-Za-z0-9._ +-]*/#) != nil
  }

  /// A type of file that is served, by extension.
  private enum Kind: String {
    case html, css, js, swift, svg, png, jpg, jpeg, gif, webp, avif

    init?(endOf name: String) { self.init(rawValue: (name as NSString).pathExtension.lowercased()) }

    var type: String {
      switch self {
      case .html: "text/html; charset=utf-8"
      case .css: "text/css; charset=utf-8"
      case .js: "text/javascript; charset=utf-8"
      // Shown as text, for links from streams to their code.
      case .swift: "text/plain; charset=utf-8"
      case .svg: "image/svg+xml"
      case .jpg: "image/jpeg"
      case .png, .jpeg, .gif, .webp, .avif: "image/\(rawValue)"
      }
    }

    /// Returns the content security policy; a page may load pictures from its own server and from one more.
    func policy(picturesFrom server: URL?) -> String {
      switch self {
      case .html:
        "default-src 'self'; form-action 'none'; base-uri 'none'"
          + (server.map { "; img-src 'self' \($0.absoluteString)" } ?? "")
      // Pictures may contain styles, but no scripts.
      case .svg: "default-src 'none'; style-src 'unsafe-inline'"
      case .css, .js, .swift, .png, .jpg, .jpeg, .gif, .webp, .avif: "default-src 'none'"
      }
    }
  }
}
