import Foundation

#if (DEBUG || TRACE_RESOURCES) && os(Linux)
import Runtime
#endif

/// A call stack, captured when the value was created.
struct CallStack {
  /// Returns the symbols on the stack of the calling thread.
  static func current() -> [String] { Thread.callStackSymbols }

  #if DEBUG || TRACE_RESOURCES
  // On macOS, the `Runtime` module is available from version 26.
  #if os(Linux)
  /// Only addresses: their symbols are looked up on request.
  private let backtrace: Backtrace?

  /// Captures the stack of the caller.
  init() { backtrace = try? Backtrace.capture(limit: 64, top: 0) }

  /// Returns the innermost place outside of the library for each stack.
  static func sites(of stacks: [CallStack]) -> [SubscriptionPlace.Site] {
    if stacks.isEmpty { return [] }
    let images = ImageMap.capture()
    var known: [String: SubscriptionPlace.Site] = [:]
    return stacks.map { stack in
      guard let backtrace = stack.backtrace else { return unknown }
      let key = backtrace.frames.map(\.description).joined(separator: " ")
      if let site = known[key] { return site }
      let site = site(of: backtrace, images)
      known[key] = site
      return site
    }
  }

  private static func site(of backtrace: Backtrace, _ images: ImageMap) -> SubscriptionPlace.Site {
    guard let frames = backtrace.symbolicated(with: images)?.frames else { return unknown }
    for frame in frames {
      guard let symbol = frame.symbol else {
        // A frame in a library that was loaded at run time, which the module `Runtime` may not know.
        if let site = opened(frame.captured) { return site }
        continue
      }
      if isSystem(symbol.imageName) { continue }
      guard let location = symbol.sourceLocation, location.line > 0 else {
        if libraryModules.contains(where: symbol.rawName.hasPrefix) { continue }
        // Compiled without debug information. An outer frame would have a line, but the wrong one.
        return SubscriptionPlace.Site(path: "", line: 0, function: symbol.name)
      }
      // Skips frames that the compiler generated, or that are in the expansion of a macro, which isn't a file.
      if ["<", "@", library].contains(where: location.path.hasPrefix) { continue }
      return SubscriptionPlace.Site(path: location.path, line: location.line, function: symbol.name)
    }
    return unknown
  }

  /// Returns the file from which an address was mapped, in place of the function; nil for libraries of the system.
  private static func opened(_ frame: Backtrace.Frame) -> SubscriptionPlace.Site? {
    guard let address = UInt(frame.adjustedProgramCounter),
      let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
    else { return nil }
    for line in maps.split(separator: "\n") {
      let fields = line.split(separator: " ", omittingEmptySubsequences: true)
      let bounds = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard bounds.count == 2, bounds[0] <= address, address < bounds[1] else { continue }
      let path = fields.count > 5 ? fields[5...].joined(separator: " ") : ""
      let image = path.split(separator: "/").last.map(String.init) ?? ""
      if image.isEmpty || isSystem(image) { return nil }
      return SubscriptionPlace.Site(path: "", line: 0, function: "a function in \(image)")
    }
    return nil
  }

  /// Returns whether an image belongs to the toolchain or the system, through which the program's own closures may be
  /// called.
  private static func isSystem(_ image: String) -> Bool {
    [
      "libswift", "libFoundation", "lib_", "libdispatch", "libTesting", "libXCTest", "libc.", "libstdc++",
      "ld-",
    ]
    .contains(where: image.hasPrefix)
  }

  private static let libraryModules = ["$s8Reactive", "$s15ReactiveTesting"]

  /// The folder that contains the sources of the library and of `ReactiveTesting`.
  private static let library: String = {
    let parts = #filePath.components(separatedBy: "/").dropLast(2)
    return parts.joined(separator: "/")
  }()
  #else
  private let symbols = Thread.callStackSymbols

  /// Returns the innermost function outside of the library for each stack.
  static func sites(of stacks: [CallStack]) -> [SubscriptionPlace.Site] {
    stacks.map { stack in
      let outside = stack.symbols.first { !$0.contains("$s8Reactive") }
      return SubscriptionPlace.Site(path: "", line: 0, function: outside ?? unknown.function)
    }
  }
  #endif

  private static let unknown = SubscriptionPlace.Site(path: "", line: 0, function: "an unknown function")
  #endif
}
