/// A diagram that a page can play itself: where it is in the module, and what a reader may change.
public struct LiveDiagram: Hashable, Sendable {
  /// A whole number in the operator, as in `take(2)`.
  public struct Number: Hashable, Sendable {
    /// What it is handed to, as in `debounce milliseconds`.
    let words: String
    let value: Int
  }

  /// Its number in the module.
  let index: Int
  /// Such as `chapter3`.
  let chapter: String
  let name: String
  /// The rows of the code: sources and observers.
  let rows: String
  let hot: [String]
  /// Nanoseconds in a column.
  let frame: Int
  let numbers: [Number]

  /// Adds to `print` all that tells this from another one.
  func add(to print: inout Fingerprint) {
    for text in ["\(index) \(frame) \(hot.count) \(numbers.count)", chapter, name, rows] + hot {
      print.add(text)
    }
    for number in numbers { print.add("\(number.value) \(number.words)") }
  }
}

extension LiveDiagram: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) {
    index = try kept.next()
    chapter = try kept.next()
    name = try kept.next()
    rows = try kept.next()
    hot = try kept.next()
    frame = try kept.next()
    numbers = try kept.next()
  }

  func write(to kept: inout KeptWriter) { kept.add(index, chapter, name, rows, hot, frame, numbers) }
}

extension LiveDiagram.Number: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) {
    words = try kept.next()
    value = try kept.next()
  }

  func write(to kept: inout KeptWriter) { kept.add(words, value) }
}
