import Foundation

/// A shared library that was compiled against this program, opened in this process.
struct SharedLibrary {
  private let handle: UnsafeMutableRawPointer

  /// Opens the library at `path`.
  init(at path: String) throws(LoadingError) {
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      throw LoadingError(description: dlerror().map { String(cString: $0) } ?? "\(path) cannot be opened")
    }
    self.handle = handle
  }

  /// Calls the function `name`, which takes nothing and returns the address of a `Value`.
  func value<Value>(of name: String) throws(LoadingError) -> Value {
    // Sound because the libraries that define such a function are compiled with text that LibraryEntry
    // writes.
    let make = unsafeBitCast(try symbol(name), to: (@convention(c) () -> UnsafeMutableRawPointer).self)
    return make().assumingMemoryBound(to: Value.self).pointee
  }

  /// Calls the library's `main` with the name of the program as its only argument.
  func main() throws(LoadingError) {
    typealias Main = @convention(c) (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
    let main = unsafeBitCast(try symbol("main"), to: Main.self)
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("main"), nil]
    _ = main(1, &arguments)
  }

  private func symbol(_ name: String) throws(LoadingError) -> UnsafeMutableRawPointer {
    guard let symbol = dlsym(handle, name) else {
      throw LoadingError(description: "the compiled file does not define \(name)")
    }
    return symbol
  }
}

/// A compiled library cannot be used.
struct LoadingError: Error, CustomStringConvertible {
  let description: String
}
