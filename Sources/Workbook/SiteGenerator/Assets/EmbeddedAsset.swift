import CSiteAssets
import Foundation
import TextSupport

/// A script or style sheet of the site, which consists of one or several files of `CSiteAssets/assets`.
///
/// It is published under the name of its only or first file. A hyphen becomes a slash if the script has data, which is in
/// the same folder: `search-engine.js` is published as `search/engine.js`, and `symbols.js` as `symbols/symbols.js`.
package struct EmbeddedAsset: Sendable {
  /// The script of every page.
  static let pageScript = EmbeddedAsset(
    path: "page.js",
    text: contents(of: "page.js") + contents(of: "search.js") + contents(of: "symbols-loader.js"))

  /// The script that steps through diagrams, for pages that have some.
  static let diagramsScript = EmbeddedAsset(
    path: "diagrams.js",
    text: Template(contents(of: "diagrams.js")).filled(with: ["column": "\(MarbleShapes.column)"]))

  /// The script that shows where the elements of a diagram's result come from, which `diagrams.js` loads.
  static let tracingScript = EmbeddedAsset(path: "tracing.js", text: contents(of: "tracing.js"))

  /// The script that copies links, which is loaded when the reader follows one.
  static let sharingScript = EmbeddedAsset(path: "sharing.js", text: contents(of: "sharing.js"))

  /// The script of the demo on the cover.
  static let demoScript = EmbeddedAsset(path: "demo.js", text: contents(of: "demo.js"))

  /// The script that every page runs before it is drawn, so the script must be short.
  static let themeScript = EmbeddedAsset(path: "theme.js", text: contents(of: "theme.js"))

  /// The script of the search, with its dialog.
  static let searchScript = EmbeddedAsset(
    path: "search/engine.js", text: contents(of: "search-engine.js") + contents(of: "search-dialog.js"))

  /// The script for the reader's settings, progress, questions and challenges.
  static let readerScript = EmbeddedAsset(path: "reader.js", text: contents(of: "reader.js"))

  /// The script that shows the declarations of identifiers.
  static let symbolsScript = EmbeddedAsset(path: "symbols/symbols.js", text: contents(of: "symbols.js"))

  /// The script that plays diagrams and lets readers change them.
  static let playerScript = EmbeddedAsset(
    path: "live/player.js", text: compact(livePlayer + contents(of: "live-editing.js")))

  /// The script that loads the player when a reader points at a diagram or focuses it.
  static let startScript = EmbeddedAsset(path: "live/start.js", text: contents(of: "live-start.js"))

  /// The script that draws diagrams, which pages load before the player, or alone if a diagram is too wide for them.
  static let drawingScript = EmbeddedAsset(path: "live/drawing.js", text: compact(liveDrawing))

  /// The script that runs and edits chains, for the playground and the puzzles.
  static let chainScript = EmbeddedAsset(path: "play/chain.js", text: compact(contents(of: "play-chain.js")))

  /// The scripts of the puzzles about the order of statements, and of all puzzles.
  static let ordersScript = EmbeddedAsset(path: "play/orders.js", text: contents(of: "play-orders.js"))
  static let puzzlesScript = EmbeddedAsset(
    path: "play/puzzles.js", text: compact(contents(of: "play-puzzles.js")))

  /// The script of the playground, and the style sheet of the playground and the puzzles.
  static let playgroundScript = EmbeddedAsset(path: "play/play.js", text: contents(of: "play.js"))
  static let playgroundStyles = EmbeddedAsset(path: "play/play.css", text: contents(of: "play.css"))

  static let livePlayer = contents(of: "live-player.js")

  static let liveDrawing = Template(contents(of: "live-drawing.js")).filled(with: [
    "column": "\(MarbleShapes.column)", "letter": "\(MarbleShapes.letter)",
    "marble": "\(MarbleShapes.marble)",
    "gap": "\(MarbleShapes.gap)", "hues": "\(MarbleHues.count)",
  ])

  /// The script that `rxbook serve` adds to every page, and its style sheet.
  package static let previewScript = EmbeddedAsset(path: "preview.js", text: contents(of: "preview.js"))
  package static let previewStyles = EmbeddedAsset(path: "preview.css", text: contents(of: "preview.css"))

  /// The path of the published file in the site; scripts that load other scripts contain the same paths.
  package let path: String
  package let text: String

  package var data: Data { Data(text.utf8) }

  /// The fonts of the pages with their licence, by their paths in the site.
  static let fonts: [String: Data] = {
    let names = [
      "text.woff2", "text-italic.woff2", "text-bold.woff2", "plain.woff2", "code.woff2", "code-bold.woff2",
      "fonts.txt",
    ]
    return Dictionary(uniqueKeysWithValues: names.map { ("fonts/\($0)", Data(bytes(of: $0))) })
  }()

  /// The script that loads the fonts before a page is drawn.
  static let fontsScript = EmbeddedAsset(path: "fonts.js", text: contents(of: "fonts.js"))

  /// The rules that declare the fonts, at the beginning of the site's style sheet.
  static let fontFaces = contents(of: "fonts.css")

  /// Returns a script without the indentation of its lines, and without lines that are only comments.
  ///
  /// A fifth of the largest scripts is indentation and comments. No string in them contains a line break.
  static func compact(_ script: String) -> String {
    script.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.hasPrefix("//") }
      .joined(separator: "\n") + "\n"
  }

  /// Returns the contents of a file in `CSiteAssets/assets`.
  static func contents(of name: String) -> String { String(decoding: bytes(of: name), as: UTF8.self) }

  private static func bytes(of name: String) -> UnsafeRawBufferPointer {
    var size = 0
    guard let bytes = site_asset(name, &size) else { preconditionFailure("Unknown asset: \(name)") }
    return UnsafeRawBufferPointer(start: bytes, count: size)
  }
}
