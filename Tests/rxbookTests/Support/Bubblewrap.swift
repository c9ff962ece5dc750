import Foundation

@testable import SystemSupport

enum Bubblewrap {
  /// Whether bubblewrap works on this machine.
  static let isUsable: Bool = {
    let trial = Command(
      program: URL(filePath: "/usr/bin/bwrap"),
      arguments: ["--unshare-all", "--ro-bind", "/", "/", "--proc", "/proc", "/bin/true"])
    return (try? trial.run(atMost: 60))?.status == 0
  }()
}
