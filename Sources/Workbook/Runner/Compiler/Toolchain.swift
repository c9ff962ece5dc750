import Foundation
import SystemSupport

/// The Swift toolchain found through `PATH`.
package struct Toolchain: Sendable {
  /// The compiler driver.
  package let swiftc: URL
  /// The folder that contains `bin` and `lib`.
  package let root: URL

  /// Finds the toolchain.
  ///
  /// - Parameter path: The folders to search; nil for the environment variable `PATH`.
  package init(path: String? = nil) throws(ToolchainError) {
    guard let found = Executable.named("swiftc", in: path) else { throw .noCompiler }
    swiftc = found
    root = found.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
  }

  /// The fingerprint of the compiler's path, size and modification time.
  package var fingerprint: Fingerprint {
    Fingerprint(Fingerprint.stamp(of: swiftc.resolvingSymlinksInPath()))
  }

  /// The version as printed by the compiler, such as `Swift 6.3.1`; nil if it cannot be determined.
  package var version: String? {
    let outcome = try? Command(program: swiftc, arguments: ["--version"]).run(atMost: 10)
    return outcome?.text.firstMatch(of: /Swift version ([0-9.]+)/).map { "Swift \($0.1)" }
  }

  /// Returns a tool of the toolchain; nil if it is not in the compiler's folder.
  package func tool(_ name: String) -> URL? {
    let tool = root.appending(path: "bin/\(name)")
    return Executable.isOne(tool) ? tool : nil
  }

  /// The libraries that programs are linked against.
  var libraries: URL { root.appending(path: "lib/swift/linux") }

  /// The object file that registers a linked image with the Swift runtime.
  var registrar: URL { libraries.appending(path: "\(Self.architecture)/swiftrt.o") }

  /// The compiler options that enable the standard macros.
  var macroOptions: [String] {
    let host = root.appending(path: "lib/swift/host").path(percentEncoded: false)
    return [
      "-plugin-path", "\(host)/plugins", "-in-process-plugin-server-path",
      "\(host)/libSwiftInProcPluginServer.so",
    ]
  }

  private static var architecture: String {
    #if arch(arm64)
    "aarch64"
    #else
    "x86_64"
    #endif
  }
}

/// An error that occurs if no toolchain is found.
package enum ToolchainError: UserError {
  case noCompiler

  package var description: String {
    """
    swiftc was not found in your PATH.
    Install a Swift 6.3 toolchain or later (https://www.swift.org/install), or add its folder to PATH.
    """
  }
}
