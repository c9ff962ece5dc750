import Foundation
import Testing
@testable import Workbook

/// One thing that is done to the book, and the place that has to be named for it.
struct Fault: Sendable, CustomTestStringConvertible {
  let name: String
  /// The file that is changed, below the chapter's folder.
  let file: String
  let edit: @Sendable (String) throws -> String
  /// Where the finding has to be; without it, at the first line that has changed.
  let spot: Spot?
  let chapter: Chapter

  enum Chapter: String {
    case observables = "Chapter02-Observables"
    case subjects = "Chapter03-Subjects"
  }

  /// Of how many faults one is put into the book; nil where none is to be.
  static let step = ProcessInfo.processInfo.environment["RXBOOK_FAULTS"].map { max(Int($0) ?? 1, 1) }

  /// The faults that are put into the book.
  static let seeded = all.indices.filter { $0.isMultiple(of: step ?? 1) }.map { all[$0] }

  var testDescription: String { name }

  /// Replaces the first `old` after `mark`; the finding is at the line of the change, unless `spot` says otherwise.
  static func replace(
    _ name: String, in file: String = "Chapter.md", of chapter: Chapter = .subjects, after mark: String = "",
    _ old: String, with new: String, at spot: Spot? = nil
  ) -> Fault {
    Fault(
      name: name, file: file,
      edit: { text in
        let start = mark.isEmpty ? text.startIndex : text.firstRange(of: mark)?.upperBound
        guard let start, let range = text[start...].firstRange(of: old) else { throw NotThere(text: old) }
        return text.replacingCharacters(in: range, with: new)
      }, spot: spot, chapter: chapter)
  }

  /// Changes the text of a file as a whole.
  static func change(
    _ name: String, in file: String = "Chapter.md", of chapter: Chapter = .subjects,
    at spot: Spot? = nil,
    _ edit: @escaping @Sendable (String) throws -> String
  ) -> Fault {
    Fault(name: name, file: file, edit: edit, spot: spot, chapter: chapter)
  }

  /// The line, counted from 1, where two texts begin to differ.
  static func firstDifference(_ before: String, _ after: String) -> Int {
    let (old, new) = (PrintedLines.lines(of: before), PrintedLines.lines(of: after))
    return zip(old, new).prefix { $0 == $1 }.count + 1
  }

  /// What was to be replaced is not in the book any more: the fault needs another place.
  struct NotThere: Error {
    let text: String
  }
}
