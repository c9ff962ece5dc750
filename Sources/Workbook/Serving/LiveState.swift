import Foundation

/// What pages that are served know of the book, beside what they show.
struct LiveState: Encodable {
  /// Which version there is of each file, by its path: a page that shows another one comes anew.
  var versions: [String: String] = [:]
  var proof = Proof.running
  var findings: [Finding] = []
  /// What keeps the pages from being what is in the files.
  var trouble: String?

  enum Proof: String, Encodable {
    case running
    /// It has come to its end: what is wrong is in the findings.
    case done
    /// It was not made.
    case none
  }

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
