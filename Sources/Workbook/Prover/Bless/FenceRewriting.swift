import BookMarkdown
import TextSupport

/// Rewrites the bodies of fences in the bytes of a Markdown file, leaving all other bytes unchanged.
struct FenceRewriting {
  private let bytes: [UInt8]
  private let file: String

  /// Creates a rewriting of `bytes`.
  ///
  /// - Parameter file: The name of the file in findings.
  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  /// Returns the bytes after applying `edits`.
  ///
  /// - Throws: A finding if a new body would not be parsed as intended.
  func applying(_ edits: [FenceEdit]) throws(Refusal) -> [UInt8] {
    let raw = RawLines(bytes)
    var result: [UInt8] = []
    var next = 1
    for edit in edits.sorted(by: { $0.fence.line < $1.fence.line }) {
      try refuseUnwritable(edit)
      let fence = edit.fence
      while next <= fence.line { result += raw.line(next) ?? []; next += 1 }
      let prefix = Self.prefix(ofBodyBelow: raw.line(fence.line) ?? [])
      let end = raw.end(ofLine: fence.line)
      for line in edit.lines {
        switch line {
        case .kept(let position): result += raw.line(fence.line + 1 + position) ?? []
        case .new(let text): result += Self.line(text, prefix) + end
        }
      }
      next = fence.line + 1 + fence.body.count
    }
    for line in raw.lines.dropFirst(next - 1) { result += line }
    try verify(result, edits)
    return result
  }

  /// Refuses a body with a character that a line of Markdown cannot contain.
  private func refuseUnwritable(_ edit: FenceEdit) throws(Refusal) {
    let names: [Unicode.Scalar: String] = ["\r": "a carriage return", "\0": "a NUL"]
    for (index, line) in edit.lines.enumerated() {
      guard case .new(let text) = line, let name = text.unicodeScalars.lazy.compactMap({ names[$0] }).first
      else { continue }
      let pieces = text.unicodeScalars.split(omittingEmptySubsequences: false) { names[$0] != nil }
      throw Refusal(
        finding: Finding(
          file: file, line: edit.fence.line,
          message:
            "Line \(index + 1) of the output contains \(name), which a line of Markdown cannot contain; "
            + "write [..] instead, as below.",
          details: [" " + pieces.map { String($0) }.joined(separator: "[..]").withControlsShown]))
    }
  }

  private static func line(_ text: String, _ prefix: [UInt8]) -> [UInt8] {
    text.isEmpty
      ? Array(prefix.reversed().drop { $0 == 0x20 || $0 == 0x09 }.reversed()) : prefix + Array(text.utf8)
  }

  /// Returns the prefix of each body line: quote markers and spaces as before the fence, and spaces instead of a list
  /// marker.
  private static func prefix(ofBodyBelow opening: ArraySlice<UInt8>) -> [UInt8] {
    let opening = opening.starts(with: [0xEF, 0xBB, 0xBF]) ? opening.dropFirst(3) : opening
    let mark = [UInt8(ascii: "`"), UInt8(ascii: "~")].compactMap { mark in
      opening.firstRange(of: [mark, mark, mark])?.lowerBound
    }
    return opening[..<(mark.min() ?? opening.startIndex)].map { " \t>".utf8.contains($0) ? $0 : 0x20 }
  }

  /// Parses the result and verifies that only the edited bodies have changed.
  private func verify(_ result: [UInt8], _ edits: [FenceEdit]) throws(Refusal) {
    let before = MarkdownDocument(text: String(decoding: bytes, as: UTF8.self), file: file)
    let after = MarkdownDocument(text: String(decoding: result, as: UTF8.self), file: file)
    let bodies = Dictionary(edits.map { ($0.fence.line, $0.body) }) { first, _ in first }
    var pairs = zip(before.fences, after.fences).makeIterator()
    while let (old, new) = pairs.next() {
      let isRight =
        old.language == new.language && old.attributes == new.attributes
        && new.body == bodies[old.line] ?? old.body
      if !isRight { throw refusal(at: edits.last { $0.fence.line <= old.line } ?? edits.first) }
    }
    guard before.fences.count == after.fences.count, after.findings.count == before.findings.count else {
      throw refusal(at: edits.last)
    }
  }

  private func refusal(at edit: FenceEdit?) -> Refusal {
    Refusal(
      finding: Finding(
        file: file, line: edit?.fence.line ?? 1,
        message: "This fence cannot contain the output; use more backticks or tildes to open and close it."))
  }

  /// An error that occurs if a body cannot be written into its fence.
  struct Refusal: Error {
    let finding: Finding
  }
}
