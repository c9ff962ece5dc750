import Dispatch
import Foundation
import SystemSupport

/// The reader's web browser.
enum Browser {
  /// Opens `address`, if there is a display and a program that opens URLs.
  static func open(_ address: URL) {
    #if os(macOS)
    let name = "open"
    #else
    let environment = ProcessInfo.processInfo.environment
    guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else { return }
    let name = "xdg-open"
    #endif
    guard let program = Executable.named(name),
      let process = try? ChildProcess(
        program, [address.absoluteString], errors: nil, endsWithProgram: false)
    else { return }
    DispatchQueue.global().async { process.wait() }
  }
}
