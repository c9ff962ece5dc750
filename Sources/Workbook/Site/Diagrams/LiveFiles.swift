import Foundation

/// The files with which pages play diagrams.
///
/// They are loaded when a reader asks for it, and not before.
struct LiveFiles {
  /// The script that draws diagrams and lets readers change them.
  static let script = "live/page.js"

  static let wholeScript =
    (liveModuleScript + liveDrawingScript + liveEditingScript).withoutItsReaders

  let files: [String: Data]

  /// - Parameter definitions: What the script has to know of the module's diagrams, by their numbers.
  init(_ module: LiveModule, definitions: [Int: Data]) {
    let lines = definitions.sorted { $0.key < $1.key }.map { String(decoding: $0.value, as: UTF8.self) }
    // A script, and in letters: from a file, a page can read nothing else.
    files = [
      "live/diagrams.js": Data("rxbookLive.diagrams = [\n\(lines.joined(separator: ",\n"))\n];\n".utf8),
      "live/module.js": Data(
        "rxbookLive.module = { packed: \(module.packed.isPacked), text: \"\(module.packed.data.base64EncodedString())\" };\n"
          .utf8),
    ]
  }
}
