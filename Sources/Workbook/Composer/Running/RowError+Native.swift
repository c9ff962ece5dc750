#if !hasFeature(Embedded)
import ReactiveTesting

/// The errors of rows.
///
/// In WebAssembly modules, `Playground/Page/RowError.swift` declares them.
enum RowError {
  /// Creates an error with the text that a row gives it.
  static func error(_ text: String) -> any Error { MarbleError(text) }

  /// Returns the text of an error of a row or of the library.
  static func text(of error: any Error) -> String { "\(error)" }
}
#endif
