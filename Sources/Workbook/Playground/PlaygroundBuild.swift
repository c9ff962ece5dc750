import BookModel
import Foundation
import SystemSupport

/// The compilation of the diagrams that readers can play on a page, which runs in the background.
package struct PlaygroundBuild: Sendable {
  private let outcome: BackgroundValue<Result<PlaygroundModule?, PlaygroundError>>

  /// Starts compiling the diagrams of `book`.
  ///
  /// - Parameters:
  ///   - package: The folder of the package with the library.
  ///   - cache: The cache for the compiled module.
  package init(of book: ParsedBook, package: URL, cache: DiskCache) {
    outcome = BackgroundValue {
      Result { () throws(PlaygroundError) in try PlaygroundModule(of: book, package: package, cache: cache) }
    }
  }

  /// The module, or nil if the book has no diagrams or the compilation failed.
  ///
  /// Waits for the compilation.
  package var module: PlaygroundModule? { try? outcome.value.get() }

  /// The reason why the module is missing, or nil if it was compiled or the book has no diagrams.
  ///
  /// Waits for the compilation.
  package var problem: PlaygroundError? {
    if case .failure(let error) = outcome.value { error } else { nil }
  }
}
