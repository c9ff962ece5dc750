import Foundation

/// The stack of the calling thread.
enum CallStack {
  static func current() -> [String] { Thread.callStackSymbols }
}
