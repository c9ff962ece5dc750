import Foundation
import SystemSupport

/// Limits a command and all of its child processes together, with a control group from systemd.
///
/// Unlike the limits of a process, those of a control group include shared memory and files in memory, and processor
/// time. Control groups are often unavailable, for example in containers.
struct ControlGroup {
  /// Whether processor time is limited; memory always is.
  let limitsProcessor: Bool
  private let systemd: URL

  /// Tests whether control groups are available: nil if not.
  ///
  /// - Parameter path: The folders to search for `systemd-run`; nil for the environment variable `PATH`.
  init?(path: String? = nil) {
    guard let systemd = Executable.named("systemd-run", in: path) else { return nil }
    self.systemd = systemd
    // systemd accepts limits without an error even if the kernel cannot enforce them.
    let script =
      "cd /sys/fs/cgroup$(sed -n 's/^0:://p' /proc/self/cgroup) && cat memory.max && cat cpu.max 2>/dev/null"
    let words = Self.command(systemd, memory: Self.trialMemory) + ["/bin/sh", "-c", script]
    let trial = try? Command(
      program: systemd, arguments: Array(words.dropFirst()), capturesStandardError: false
    )
    .run(atMost: 10)
    let lines = (trial?.text ?? "").split(separator: "\n")
    guard lines.first == "\(Self.trialMemory)" else { return nil }
    limitsProcessor = lines.dropFirst().first.map { !$0.hasPrefix("max") } ?? false
  }

  /// Returns the command that starts another one in a control group, without the other command itself.
  ///
  /// - Parameter memory: The maximum size, in bytes, of the memory of all processes together.
  func command(memory: Int) -> [String] { Self.command(systemd, memory: memory) }

  private static let trialMemory = 64 << 20

  private static func command(_ systemd: URL, memory: Int) -> [String] {
    [systemd.plainPath] + (geteuid() == 0 ? [] : ["--user"])
      + ["--scope", "--quiet", "--collect", "--property", "MemoryMax=\(memory)"]
      + ["--property", "MemorySwapMax=0", "--property", "CPUQuota=100%", "--"]
  }
}
