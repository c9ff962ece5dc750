import Foundation
import SystemSupport

/// The WebAssembly module that runs the chains which readers compose.
package struct ComposerModule: Codable, Sendable {
  /// The module in the form that pages load.
  package let wasm: CompressedModule

  /// Compiles the module, or reads it from `cache` if nothing has changed.
  ///
  /// - Parameters:
  ///   - package: The folder of the package with the library.
  ///   - cache: The cache for the compiled module.
  package init(package: URL, cache: DiskCache) throws(PlaygroundError) {
    let compiler = try PlaygroundCompiler(for: .composer, package: package)
    let key = DiskCache.Key("composer", inputs: compiler.inputs)
    if let known: ComposerModule = cache.value(forKey: key) {
      self = known
      return
    }
    wasm = CompressedModule(of: try compiler.module())
    cache.store(self, forKey: key)
  }
}
