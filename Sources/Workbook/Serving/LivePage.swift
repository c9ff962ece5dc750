import Foundation

/// What a page has when it is served, and not when it is built: a script that brings it anew when it has changed.
enum LivePage {
  static let scriptName = "live.js"

  /// What its policy allows beyond that of a page that is built.
  static let addition: HTML = "connect-src 'self'"

  /// The page that was built as `file`, as it is served.
  static func page(_ file: Data, version: String) -> Data {
    let script: HTML = "<script src=\"/\(scriptName)\" data-version=\"\(version)\" defer></script>\n</head>"
    let policy = PageFrame.policy.description
    let html = String(decoding: file, as: UTF8.self)
      .replacing(policy, with: "\(policy); \(addition)", maxReplacements: 1)
      .replacing("</head>", with: script.description, maxReplacements: 1)
    return Data(html.utf8)
  }
}
