/// A diagram that readers can play and edit on a page.
package struct PlayableDiagram: Codable, Hashable, Sendable {
  /// An integer argument of an operator that readers can change, such as 2 in `take(2)`.
  package struct Number: Codable, Hashable, Sendable {
    /// The functions and labels before the number, such as `debounce milliseconds`.
    package let words: String
    package let value: Int
  }

  /// The position of the diagram in the module.
  package let index: Int
  /// The identifier of the chapter, such as `chapter3`.
  package let chapter: String
  package let name: String
  /// The rows of sources and observers, as written in the code.
  package let rows: String
  package let hot: [String]
  /// The duration of a column in nanoseconds.
  package let frame: Int
  package let numbers: [Number]
}
