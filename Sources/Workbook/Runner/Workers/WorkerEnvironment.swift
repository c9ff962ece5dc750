import Foundation

/// The environment variables of a worker and its jobs.
package enum WorkerEnvironment: Sendable {
  /// Only the variables that programs need, so an example or a check does the same on every machine.
  case plain
  /// All variables of this program, except those for the time zone and the locale.
  case inherited

  private static let needed: Set = [
    "HOME", "LD_LIBRARY_PATH", "LLVM_PROFILE_FILE", "PATH", "TMPDIR", "USER",
  ]

  /// The time zone and the locale of all jobs, which don't depend on this program.
  ///
  /// They are set when the worker starts, because Foundation and the C library read them only once. Foundation calls the C
  /// locale `en_US_POSIX`. The C library doesn't know that name, so programs that a job starts would print warnings.
  private static let place = ["LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "TZ": "UTC"]

  private static func isOfPlace(_ name: String) -> Bool { name.hasPrefix("LC_") || name == "LANGUAGE" }

  var variables: [String: String] {
    let own = ProcessInfo.processInfo.environment
    let given =
      switch self {
      case .plain: own.filter { Self.needed.contains($0.key) }
      case .inherited: own.filter { !Self.isOfPlace($0.key) }
      }
    let fixed = Self.place.merging(["SWIFT_BACKTRACE": "enable=no", ForkServer.eagerBinding: "1"]) { $1 }
    return given.merging(fixed) { $1 }
  }
}
