import Foundation

/// A right or wrong solution of a challenge, from a list in `Tests/Solutions`.
///
/// docs/authoring.md describes the format of a list.
struct ListedSolution: Sendable {
  let name: String
  /// The fault that the check finds, as in `CheckResult.Outcome.fault`; nil for a right solution.
  let fault: String?
  /// Words that the check's report must contain; nil if the fault says enough.
  let reportedWords: String?
  let text: String

  var isRight: Bool { fault == nil }

  /// Parses a list of solutions.
  ///
  /// - Parameters:
  ///   - starter: The starter of the challenge, which the edits apply to.
  ///   - book: The book's solution, which they apply to if they say so.
  static func all(in list: String, starter: String, book: String) throws(ListError) -> [ListedSolution] {
    var bases = ["": starter, "the book's solution": book]
    var solutions: [ListedSolution] = []
    for section in ("\n" + list).components(separatedBy: "\n== ").dropFirst() {
      let (solution, base, edits) = try parts(of: section)
      guard let text = bases[base] else {
        throw ListError(solution: solution.name, problem: "no solution before it is called \"\(base)\"")
      }
      let result = try ListedSolution(
        name: solution.name, fault: solution.fault, reportedWords: solution.reportedWords,
        text: apply(edits, to: text, for: solution.name))
      guard bases.updateValue(result.text, forKey: result.name) == nil else {
        throw ListError(solution: result.name, problem: "another solution has the same name")
      }
      solutions.append(result)
    }
    return solutions
  }

  /// Consecutive lines that are replaced by others.
  private struct Edit {
    var old: [Substring] = []
    var new: [Substring] = []
  }

  private typealias Title = (name: String, fault: String?, reportedWords: String?)

  private static func parts(
    of section: String
  ) throws(ListError) -> (solution: Title, base: String, edits: [Edit]) {
    let lines = section.split(separator: "\n", omittingEmptySubsequences: false)
    let form = /right: (?<right>.+)|wrong: (?<wrong>.+) \| (?<fault>[a-z-]+)(?:: (?<words>.+))?/
    guard let title = lines[0].wholeMatch(of: form) else {
      throw ListError(solution: String(lines[0]), problem: "its first line has another form")
    }
    let name = String(title.right ?? title.wrong ?? "")
    var base = ""
    var edits: [Edit] = []
    var isInEdit = false
    for line in lines.dropFirst() {
      let code = line.dropFirst()
      switch line.first {
      case nil: isInEdit = false
      case "/": break
      case "b" where line.hasPrefix("based on: "): base = String(line.dropFirst("based on: ".count))
      case " ", "-", "+":
        if !isInEdit { edits.append(Edit()) }
        isInEdit = true
        if line.first != "+" { edits[edits.count - 1].old.append(code) }
        if line.first != "-" { edits[edits.count - 1].new.append(code) }
      default: throw ListError(solution: name, problem: "this line has another form:\n\(line)")
      }
    }
    return ((name, title.fault.map { String($0) }, title.words.map { String($0) }), base, edits)
  }

  /// Returns `text` after the edits, each of which applies to the first place after the one before.
  private static func apply(
    _ edits: [Edit], to text: String, for solution: String
  ) throws(ListError) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var result: [Substring] = []
    var rest = lines.last == "" ? lines.dropLast() : lines[...]
    for edit in edits {
      // New lines alone belong to the end.
      let place = edit.old.isEmpty ? rest.endIndex..<rest.endIndex : rest.firstRange(of: edit.old)
      guard let place else {
        throw ListError(
          solution: solution,
          problem: "these lines are not where it changes them:\n\(edit.old.joined(separator: "\n"))")
      }
      result += rest[..<place.lowerBound] + edit.new
      rest = rest[place.upperBound...]
    }
    return (result + rest).joined(separator: "\n") + "\n"
  }
}

/// An error in a list of solutions.
struct ListError: Error, Equatable, CustomStringConvertible {
  let solution: String
  let problem: String

  var description: String { "\(solution): \(problem)" }
}
