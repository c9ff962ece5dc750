import Foundation
import Testing

@testable import TextSupport

/// A fault that is put into the book, and the place at which it must be reported.
struct Fault: Sendable, CustomTestStringConvertible {
  let name: String
  /// The changed file, in the chapter's folder.
  let file: String
  let edit: @Sendable (String) throws -> String
  /// The expected place of the finding; nil for the first changed line.
  let spot: Spot?
  let chapter: Chapter

  enum Chapter: String {
    case observables = "Chapter02-Observables"
    case subjects = "Chapter03-Subjects"
  }

  /// The step from one tested fault to the next; nil if no fault is tested.
  static let step = ProcessInfo.processInfo.environment["RXBOOK_FAULTS"].map { max(Int($0) ?? 1, 1) }

  /// The faults to test.
  static let seeded = all.indices.filter { $0.isMultiple(of: step ?? 1) }.map { all[$0] }

  var testDescription: String { name }

  /// Replaces the first `old` after `mark`; the finding is at `spot`, or at the changed line.
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

  /// Transforms the whole text of a file.
  static func change(
    _ name: String, in file: String = "Chapter.md", of chapter: Chapter = .subjects,
    at spot: Spot? = nil,
    _ edit: @escaping @Sendable (String) throws -> String
  ) -> Fault {
    Fault(name: name, file: file, edit: edit, spot: spot, chapter: chapter)
  }

  /// The number of the first line, counted from 1, in which two texts differ.
  static func firstDifference(_ before: String, _ after: String) -> Int {
    let (old, new) = (PrintedLines.lines(of: before), PrintedLines.lines(of: after))
    return zip(old, new).prefix { $0 == $1 }.count + 1
  }

  /// The text to replace is no longer in the book, so the fault needs another place.
  struct NotThere: Error {
    let text: String
  }
}
