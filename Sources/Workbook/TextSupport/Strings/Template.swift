import Foundation

/// A document with placeholders, as in `# {{title}}`.
///
/// Templates are part of the program, so a placeholder without a value is a programming error and stops the program.
package struct Template: Sendable {
  /// Literal text and placeholder names, alternating.
  private let pieces: [String]

  package init(_ text: String) {
    pieces = text.components(separatedBy: "{{").enumerated().flatMap { index, piece in
      if index == 0 { return [piece] }
      guard let end = piece.range(of: "}}") else {
        preconditionFailure("A template placeholder is not closed: {{\(piece.prefix(30))")
      }
      return [String(piece[..<end.lowerBound]), String(piece[end.upperBound...])]
    }
  }

  /// The names of the placeholders.
  package var placeholders: Set<String> {
    Set(pieces.enumerated().filter { index, _ in index % 2 == 1 }.map(\.element))
  }

  /// Returns the document with each placeholder replaced by its value.
  package func filled(with values: [String: String]) -> String {
    pieces.enumerated().map { index, piece in
      if index % 2 == 0 { return piece }
      guard let value = values[piece] else {
        preconditionFailure("A template has an unknown placeholder: {{\(piece)}}")
      }
      return value
    }.joined()
  }
}
