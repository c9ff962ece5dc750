import Foundation

#if (DEBUG || TRACE_RESOURCES) && canImport(Runtime)
import Runtime
#endif

/// A call stack, as it was when this was created.
struct CallStack {
  /// The symbols of the calling thread's stack.
  static func current() -> [String] { Thread.callStackSymbols }

  #if DEBUG || TRACE_RESOURCES
  #if canImport(Runtime)
  /// Addresses only: they are looked up when somebody asks.
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
      guard let symbol = frame.symbol, let location = symbol.sourceLocation, location.line > 0,
        // Neither of the compiler's making nor in the expansion of a macro, which is no file.
        !location.path.hasPrefix(library), !location.path.hasPrefix("<"), !location.path.hasPrefix("@")
      else { continue }
      return SubscriptionPlace.Site(path: location.path, line: location.line, function: symbol.name)
    }
    let outside = frames.lazy.compactMap(\.symbol).first { !isLibrarys($0.rawName) }
    return SubscriptionPlace.Site(path: "", line: 0, function: outside?.name ?? unknown.function)
  }

  /// The folder of the library's sources, and of those of `ReactiveTesting`.
  private static let library: String = {
    let parts = #filePath.components(separatedBy: "/").dropLast(2)
    return parts.joined(separator: "/")
  }()

  private static func isLibrarys(_ symbol: String) -> Bool { symbol.hasPrefix("$s8Reactive") }
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
