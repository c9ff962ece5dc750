import Foundation

/// A solution of a challenge as a file below `Tests/Solutions` lists it: whole, or as edits of the book's.
struct ListedSolution: Sendable {
  let isRight: Bool
  let name: String
  /// What the refusal has to contain; nil for a solution that only has to be refused.
  let says: String?
  private let body: Body

  private enum Body: Sendable {
    case whole(String)
    case edits([(old: String, new: String)])
  }

  /// Reads a file: `== wrong: name | what is said`, or `== right: name`, and then the whole solution, or `-` lines of the
  /// book's solution with the `+` lines in their place.
  static func all(in text: String) -> [ListedSolution] {
    text.components(separatedBy: "\n== ").dropFirst().map { section in
      let lines = section.components(separatedBy: "\n")
      let parts = lines[0].components(separatedBy: " | ")
      let words = parts[0].components(separatedBy: ": ")
      let isEdited = lines.dropFirst().first?.hasPrefix("- ") == true
      return ListedSolution(
        isRight: words[0] == "right", name: words.dropFirst().joined(separator: ": "),
        says: parts.count > 1 ? parts[1] : nil,
        body: isEdited
          ? .edits(edits(in: lines.dropFirst())) : .whole(lines.dropFirst().joined(separator: "\n") + "\n"))
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

  /// The text of the solution; nil if there is nothing to edit in the book's.
  func text(from book: String) -> String? {
    switch body {
    case .whole(let text): text
    case .edits(let edits):
      edits.reduce(Optional(book)) { text, edit in
        guard let text, let place = text.firstRange(of: edit.old) else { return nil }
        return text.replacingCharacters(in: place, with: edit.new)
      }
    }
  }
}
