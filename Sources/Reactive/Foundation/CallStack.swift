import Foundation

#if (DEBUG || TRACE_RESOURCES) && os(Linux)
import Runtime
#endif

/// A call stack, as it was when this was created.
struct CallStack {
  /// The symbols of the calling thread's stack.
  static func current() -> [String] { Thread.callStackSymbols }

  #if DEBUG || TRACE_RESOURCES
  // On macOS, the module is there from version 26 on.
  #if os(Linux)
  /// Addresses only: they are looked up when a caller asks.
  private let backtrace: Backtrace?

  /// The stack of the caller.
  init() { backtrace = try? Backtrace.capture(limit: 64, top: 0) }

  /// For each stack, the innermost place outside of the library.
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
        // In a library that was opened while the program ran, which may be unknown to the module.
        if let site = opened(frame.captured) { return site }
        continue
      }
      if isSystem(symbol.imageName) { continue }
      guard let location = symbol.sourceLocation, location.line > 0 else {
        if libraryModules.contains(where: symbol.rawName.hasPrefix) { continue }
        // Compiled without debug information. A frame further out would have a line, and the wrong one.
        return SubscriptionPlace.Site(path: "", line: 0, function: symbol.name)
      }
      // Neither of the compiler's making nor in the expansion of a macro, which is no file.
      if ["<", "@", library].contains(where: location.path.hasPrefix) { continue }
      return SubscriptionPlace.Site(path: location.path, line: location.line, function: symbol.name)
    }
    return unknown
  }

  /// The file that an address was mapped from, in the place of the function; nil for the system's libraries.
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

  /// Whether an image is the toolchain's or the system's, through which the program's own closures may be called.
  private static func isSystem(_ image: String) -> Bool {
    [
      "libswift", "libFoundation", "lib_", "libdispatch", "libTesting", "libXCTest", "libc.", "libstdc++",
      "ld-",
    ]
    .contains(where: image.hasPrefix)
  }

  private static let libraryModules = ["$s8Reactive", "$s15ReactiveTesting"]

  /// The folder of the library's sources, and of those of `ReactiveTesting`.
  private static let library: String = {
    let parts = #filePath.components(separatedBy: "/").dropLast(2)
    return parts.joined(separator: "/")
  }()
  #else
  private let symbols = Thread.callStackSymbols

  /// For each stack, the innermost function outside of the library.
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
