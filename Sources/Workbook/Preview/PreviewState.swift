import Foundation
import TextSupport

/// The state of a book that `serve` sends to its pages.
struct PreviewState: Encodable {
  /// The current version of each page, by path; a page that shows another version reloads itself.
  var versions: [String: String] = [:]
  var proof = Proof.running
  var findings: [Finding] = []
  /// The reason why the pages don't show the current files, or a message about the proof.
  var trouble: String?

  enum Proof: String, Encodable {
    case running
    /// The proof has finished, and `findings` contains the problems that it found.
    case done
    /// The book is not being proven.
    case none
  }

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
