import Foundation

/// The browser of whoever sits in front of the screen.
enum Browser {
  /// Opens `address`, where there is a screen and something that knows how.
  static func open(_ address: URL) {
    let environment = ProcessInfo.processInfo.environment
    #if os(macOS)
    let names = ["open"]
    #else
    guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else { return }
    let names = ["xdg-open"]
    #endif
    let folders = environment["PATH", default: ""].split(separator: ":")
    let programs = names.flatMap { name in folders.map { "\($0)/\(name)" } }
    guard let program = programs.first(where: FileManager.default.isExecutableFile) else { return }
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = [address.absoluteString]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try? process.run()
  }
}
