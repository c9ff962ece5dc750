import Foundation

/// The environment variables of a host and its jobs.
public enum HostEnvironment: Sendable {
  /// Only what programs need to run at all, so that an example, or a check, does the same for everybody.
  case plain
  /// This program's own.
  case inherited

  private static let needed: Set = [
    "HOME", "LANG", "LC_ALL", "LD_LIBRARY_PATH", "LLVM_PROFILE_FILE", "PATH", "TMPDIR", "TZ", "USER",
  ]

  /// The variables for a host.
  var variables: [String: String] {
    let own = ProcessInfo.processInfo.environment
    let given =
      switch self {
      case .plain: own.filter { Self.needed.contains($0.key) }
      case .inherited: own
      }
    return given.merging(["SWIFT_BACKTRACE": "enable=no", Host.binding: "1"]) { $1 }
  }
}
