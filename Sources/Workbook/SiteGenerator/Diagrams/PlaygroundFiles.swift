import Foundation
import Playground

/// The files that pages need to play diagrams.
///
/// Pages load them only when a reader wants to play a diagram.
struct PlaygroundFiles {
  static let definitionsPath = "live/definitions.js"
  static let modulePath = "live/module.js"

  let files: [String: Data]

  /// - Parameters:
  ///   - module: The module with the diagrams.
  ///   - definitions: The definitions of the diagrams, by their positions in the module.
  init(_ module: PlaygroundModule, definitions: [Int: Data]) {
    let lines = definitions.sorted { $0.key < $1.key }.map {
      "\($0.key): \(String(decoding: $0.value, as: UTF8.self))"
    }
    // The module is encoded as text in a script, because a page opened as a file can load nothing but scripts.
    files = [
      Self.definitionsPath: Data("rxbookLive.diagrams = {\n\(lines.joined(separator: ",\n"))\n};\n".utf8),
      Self.modulePath: Data(
        "rxbookLive.module = { packed: \(module.wasm.isCompressed), text: \"\(module.wasm.data.base64EncodedString())\" };\n"
          .utf8),
    ]
  }
}
