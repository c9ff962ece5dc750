import Foundation
import Testing

/// Solutions of a challenge that are made from the book's by edits, as a file below `Tests/Solutions` lists them.
struct SolutionEdits: CustomTestStringConvertible {
  let isRight: Bool
  let name: String
  /// What the refusal has to contain.
  let says: String
  private let edits: [(old: String, new: String)]

  var testDescription: String { name }

  /// Reads the lines of a file: `== wrong: name | what is said`, then `-` lines, and the `+` lines in their place.
  static func all(in text: String) -> [SolutionEdits] {
    text.components(separatedBy: "\n== ").dropFirst().map { section in
      let lines = section.components(separatedBy: "\n")
      let parts = lines[0].components(separatedBy: " | ")
      let words = parts[0].components(separatedBy: ": ")
      return SolutionEdits(
        isRight: words[0] == "right", name: words.dropFirst().joined(separator: ": "),
        says: parts.count > 1 ? parts[1] : "", edits: edits(in: lines.dropFirst()))
    }
  }

  private static func edits(in lines: ArraySlice<String>) -> [(old: String, new: String)] {
    var edits: [(old: [String], new: [String])] = []
    var isNew = true
    for line in lines where !line.isEmpty {
      if line.hasPrefix("-") {
        if isNew { edits.append(([], [])) }
        edits[edits.count - 1].old.append(String(line.dropFirst(2)))
      } else {
        edits[edits.count - 1].new.append(String(line.dropFirst(2)))
      }
      isNew = line.hasPrefix("+")
    }
    return edits.map { ($0.old.joined(separator: "\n"), $0.new.joined(separator: "\n")) }
  }

  /// The solution with the edits; nil if there is nothing to edit.
  func applied(to solution: String) -> String? {
    edits.reduce(Optional(solution)) { text, edit in
      guard let text, let place = text.firstRange(of: edit.old) else { return nil }
      return text.replacingCharacters(in: place, with: edit.new)
    }
  }
}
