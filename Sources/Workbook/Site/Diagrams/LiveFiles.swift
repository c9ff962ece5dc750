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

  /// - Parameter drawings: What is drawn of each of the module's diagrams, by its number.
  init(_ module: LiveModule, drawings: [Int: DiagramDrawing]) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let definitions = module.diagrams.compactMap { live in
      drawings[live.index].flatMap { LiveDefinition(live, drawnAs: $0) }
    }
    let lines = definitions.compactMap { try? String(decoding: encoder.encode($0), as: UTF8.self) }
    // A script, and in letters: from a file, a page can read nothing else.
    files = [
      Self.script: Data(Self.wholeScript.utf8),
      "live/diagrams.js": Data("rxbookLive.diagrams = [\n\(lines.joined(separator: ",\n"))\n];\n".utf8),
      "live/module.js": Data(
        "rxbookLive.module = { packed: \(module.packed.isPacked), text: \"\(module.packed.data.base64EncodedString())\" };\n"
          .utf8),
    ]
  }
}
