public import Foundation

/// The Swift toolchain that `PATH` leads to.
public struct Toolchain: Sendable {
  /// The compiler's driver.
  public let swiftc: URL
  /// The folder that holds `bin` and `lib`.
  let root: URL

  /// Finds the toolchain.
  public init(path: String = ProcessInfo.processInfo.environment["PATH"] ?? "") throws(ToolchainError) {
    let candidates = path.split(separator: ":").map { URL(filePath: String($0)).appending(path: "swiftc") }
    let found = candidates.first {
      FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false))
    }
    guard let found else { throw .noCompiler }
    swiftc = found
    root = found.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
  }

  /// What it calls itself, as in `Swift 6.3.1`; nil if it does not say.
  public var version: String? {
    let outcome = try? Command(program: swiftc, arguments: ["--version"]).run(atMost: 10)
    return outcome?.text.firstMatch(of: /Swift version ([0-9.]+)/).map { "Swift \($0.1)" }
  }

  /// A tool of the toolchain; nil if it lies elsewhere than in its compiler's folder.
  func tool(_ name: String) -> URL? {
    let tool = root.appending(path: "bin/\(name)")
    return FileManager.default.isExecutableFile(atPath: tool.path(percentEncoded: false)) ? tool : nil
  }

  /// The libraries that programs are linked against.
  var libraries: URL { root.appending(path: "lib/swift/linux") }

  /// What registers a linked image with the runtime.
  var registrar: URL { libraries.appending(path: "\(Self.architecture)/swiftrt.o") }

  /// The compiler's options that make the standard macros known.
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

/// There is nothing to compile with.
public enum ToolchainError: UserError {
  case noCompiler

  public var description: String {
    """
    There is no swiftc in your PATH.
    Install a Swift 6.3 toolchain or later (https://www.swift.org/install), or add its folder to PATH.
    """
  }
}
