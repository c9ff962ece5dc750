/// The errors of rows.
///
/// In Embedded Swift, an error is only a number: the index of its text in a list.
enum RowError {
  nonisolated(unsafe) static var texts: [String] = []

  /// Creates an error with the text that a row gives it.
  static func error(_ text: String) -> any Error {
    texts.append(text)
    return Failure(texts.count - 1).error
  }

  /// Returns the text of an error of a row or of the library.
  static func text(of error: any Error) -> String {
    let failure = Failure.of(error)
    return failure.known?.debugDescription ?? texts[failure.number]
  }
}
