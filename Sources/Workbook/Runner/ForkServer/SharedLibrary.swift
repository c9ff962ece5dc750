import Foundation
import ProgramArguments

/// A shared library that was compiled against this program and opened in this process.
struct SharedLibrary {
  private let handle: UnsafeMutableRawPointer

  /// Opens the library at `path`.
  init(at path: String) throws(LoadingError) {
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      throw LoadingError(description: dlerror().map { String(cString: $0) } ?? "\(path) cannot be opened")
    }
    self.handle = handle
  }

  /// Calls the function `name`, which takes no arguments and returns the address of a `Value`.
  func value<Value>(of name: String) throws(LoadingError) -> Value {
    // This is sound because such a function is always compiled from the source of `LibraryEntry`.
    let make = unsafeBitCast(try symbol(name), to: (@convention(c) () -> UnsafeMutableRawPointer).self)
    return make().assumingMemoryBound(to: Value.self).pointee
  }

  /// Calls the library's `main` with `arguments`, the first of which is the name of the program.
  func main(arguments: [String]) throws(LoadingError) {
    typealias Main = @convention(c) (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
    let main = unsafeBitCast(try symbol("main"), to: Main.self)
    // This process was started with other arguments.
    ProgramArguments.replace(by: arguments)
    var words = arguments.map { strdup($0) } + [nil]
    _ = main(Int32(arguments.count), &words)
  }

  /// Returns the address of the symbol `name`.
  func symbol(_ name: String) throws(LoadingError) -> UnsafeMutableRawPointer {
    guard let symbol = dlsym(handle, name) else {
      throw LoadingError(description: "the compiled file does not define \(name)")
    }
    return symbol
  }
}

/// An error that occurs if a compiled library cannot be used.
struct LoadingError: Error, CustomStringConvertible {
  let description: String
}
