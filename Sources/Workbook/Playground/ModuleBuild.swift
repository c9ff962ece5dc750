import BookModel
import Foundation
import SystemSupport

/// The compilation of a WebAssembly module, which runs in the background.
package struct ModuleBuild<Module: Sendable>: Sendable {
  private let outcome: BackgroundValue<Result<Module?, PlaygroundError>>

  fileprivate init(_ compile: @escaping @Sendable () throws(PlaygroundError) -> Module?) {
    outcome = BackgroundValue { Result { () throws(PlaygroundError) in try compile() } }
  }

  /// The module, or nil if the compilation failed or there is nothing to compile.
  ///
  /// Waits for the compilation.
  package var module: Module? { try? outcome.value.get() }

  /// The reason why the compilation failed, or nil if it didn't.
  ///
  /// Waits for the compilation.
  package var problem: PlaygroundError? {
    if case .failure(let error) = outcome.value { error } else { nil }
  }
}

extension ModuleBuild<PlaygroundModule> {
  /// Starts compiling the diagrams of `book` that readers can play on a page.
  ///
  /// - Parameters:
  ///   - package: The folder of the package with the library.
  ///   - cache: The cache for the compiled module.
  package init(of book: ParsedBook, package: URL, cache: DiskCache) {
    self.init { () throws(PlaygroundError) in
      try PlaygroundModule(of: book, package: package, cache: cache)
    }
  }
}

extension ModuleBuild<ComposerModule> {
  /// Starts compiling the module that runs the chains of the playground.
  ///
  /// - Parameters:
  ///   - package: The folder of the package with the library.
  ///   - cache: The cache for the compiled module.
  package init(package: URL, cache: DiskCache) {
    self.init { () throws(PlaygroundError) in try ComposerModule(package: package, cache: cache) }
  }
}
