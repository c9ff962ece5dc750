#if !hasFeature(Embedded)
import Reactive
import ReactiveTesting
#endif

/// The errors of a chain.
enum ChainError {
  #if hasFeature(Embedded)
  // In Embedded Swift, an error is only a number: the index of its text in a list.
  nonisolated(unsafe) static var texts: [String] = []

  /// Creates the error that a row emits.
  static func error(_ text: String) -> any Error {
    texts.append(text)
    return Failure(texts.count - 1).error
  }

  /// Returns the text of an error of a row or of the library.
  static func text(of error: any Error) -> String {
    let failure = Failure.of(error)
    return failure.known?.debugDescription ?? texts[failure.number]
  }
  #else
  /// Creates the error that a row emits.
  static func error(_ text: String) -> any Error { MarbleError(text) }

  /// Returns the text of an error of a row or of the library.
  static func text(of error: any Error) -> String { "\(error)" }
  #endif
}
