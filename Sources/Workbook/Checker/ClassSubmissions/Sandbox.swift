import Foundation
import Runner
import SystemSupport
import TextSupport

/// A sandbox for solutions, based on bubblewrap.
///
/// A program in it has no network access and sees no other processes. It sees only the system's libraries, the toolchain
/// and the files of its own solution. A job can write only to folders in memory, whose size is limited. The compiler can
/// also write to the folder of the solution.
package struct Sandbox: Sendable {
  private let bubblewrap: URL
  private let program: URL
  private let toolchain: Toolchain
  /// The options that show the system's files.
  private let system: [String]
  /// The options that hide folders which the other options might show.
  private let hidden: [String]
  /// The control group of each command; nil if control groups are not available.
  private let group: ControlGroup?

  /// The limits of the sandbox, in addition to those of each job.
  enum Limit {
    /// The maximum size, in bytes, of all files that a job may write.
    static let files = 32 << 20
    /// The maximum size, in bytes, of other temporary files, and of shared memory.
    static let temporaryFiles = 16 << 20
    /// The maximum size, in bytes, of the memory that the compiler may use.
    static let compilerMemory = 3 << 30
    /// The maximum size, in bytes, of a file that the compiler may write.
    static let compiledFile = 64 << 20
    /// The maximum size, in bytes, of all temporary files that the compiler may write.
    static let compilerFiles = 256 << 20
    /// The maximum size, in bytes, of the memory of a worker and its job together, including files in memory.
    ///
    /// Only a control group enforces it.
    static let workerMemory = Int(Limits().memoryBytes) + files + 2 * temporaryFiles + 256 << 20
  }

  /// Creates a sandbox, and tests it.
  ///
  /// - Parameters:
  ///   - program: The executable of the workers that will run in the sandbox.
  ///   - toolchain: The toolchain with its libraries.
  ///   - folders: Folders that must be invisible, even if they are inside a folder with libraries.
  ///   - path: The folders to search for bubblewrap and `systemd-run`; nil for the environment variable `PATH`.
  package init(
    for program: URL, _ toolchain: Toolchain, hiding folders: [URL], path: String? = nil
  ) throws(SandboxError) {
    guard let found = Executable.named("bwrap", in: path) else { throw .notInstalled }
    bubblewrap = found
    self.program = program.resolvingSymlinksInPath()
    self.toolchain = toolchain
    let shown = Self.systemFolders + [toolchain.root]
    system = Self.systemFolders.flatMap(Self.showing) + Self.systemFiles.flatMap(Self.showing)
    hidden = folders.map { $0.resolvingSymlinksInPath() }
      .filter { folder in shown.contains { folder.isWithin($0) } }.flatMap { ["--tmpfs", $0.plainPath] }
    group = ControlGroup(path: path)
    try test()
  }

  /// Tests whether a worker can run in the sandbox and restrict itself.
  private func test() throws(SandboxError) {
    do {
      let scratch = try ScratchFolder()
      let words =
        try workerCommand(for: CheckFolders(in: scratch.url)) + [
          program.plainPath, "worker", "--test-sandbox",
        ]
      let trial = try Command(program: URL(filePath: words[0]), arguments: Array(words.dropFirst()))
        .run(atMost: 30)
      if trial.status != 0 { throw SandboxError.unusable(reason: trial.text.trimmed) }
    } catch let error as SandboxError {
      throw error
    } catch {
      throw .unusable(reason: "\(error)")
    }
  }

  /// Returns the command that starts a worker, without the worker itself.
  ///
  /// The worker needs a capability to remove `/proc`, and drops it before the first job.
  func workerCommand(for folders: CheckFolders) -> [String] {
    grouped(memory: Limit.workerMemory) + Self.limits(["-c 0", "-n 512"])
      + options(
        showing: [toolchain.root, program, folders.library], temporaryFiles: Limit.temporaryFiles,
        ["--size", "\(Limit.files)", "--tmpfs", folders.workDirectory.plainPath]
          + ["--chdir", folders.workDirectory.plainPath, "--cap-add", "CAP_SYS_ADMIN"]
          // Nothing about the user or the machine.
          + ["--hostname", "sandbox", "--unsetenv", "USER", "--unsetenv", "LLVM_PROFILE_FILE"]
          + ["--setenv", "HOME", "/tmp", "--setenv", "PATH", "/usr/bin:/bin"])
  }

  /// Returns the command that starts a tool of the toolchain, without the tool itself.
  ///
  /// Unlike a worker, a compiler keeps `/proc`, which it needs to find its libraries.
  func compilerCommand(for folders: CheckFolders) -> [String] {
    let products = program.deletingLastPathComponent()
    let environment = [
      "HOME": "/tmp", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
      "LD_LIBRARY_PATH": ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"],
    ].compactMapValues(\.self)
    return grouped(memory: Limit.compilerMemory + Limit.compilerFiles) + Self.compilerLimits
      + options(
        showing: [toolchain.root] + ["Modules", "ModuleCache"].map { products.appending(path: $0) },
        temporaryFiles: Limit.compilerFiles,
        ["--bind", folders.root.plainPath, folders.root.plainPath, "--chdir", folders.root.plainPath]
          + ["--clearenv"]
          + environment.sorted { $0.key < $1.key }.flatMap { ["--setenv", $0.key, $0.value] })
  }

  /// Returns the command that starts another one in a control group; empty if control groups are not available.
  private func grouped(memory: Int) -> [String] { group?.command(memory: memory) ?? [] }

  /// The command that starts a compiler with limits but without a sandbox, without the compiler itself.
  static let compilerLimits = limits([
    "-c 0", "-n 512", "-d \(Limit.compilerMemory >> 10)", "-f \(Limit.compiledFile / 512)",
  ])

  /// Returns a command that limits what the command after it can use.
  ///
  /// - Parameter options: The options of `ulimit`.
  private static func limits(_ options: [String]) -> [String] {
    let script = options.map { "ulimit \($0)" } + ["exec \"$@\""]
    return ["/bin/sh", "-c", script.joined(separator: " && "), "sh"]
  }

  private func options(showing places: [URL], temporaryFiles: Int, _ own: [String]) -> [String] {
    [bubblewrap.plainPath, "--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL"]
      + system + hidden + ["--proc", "/proc", "--dir", "/dev"]
      + ["/dev/null", "/dev/urandom", "/dev/random"].flatMap { ["--dev-bind", $0, $0] }
      + ["--size", "\(Limit.temporaryFiles)", "--tmpfs", "/dev/shm"]
      + ["--size", "\(temporaryFiles)", "--tmpfs", "/tmp"]
      // The folder of a job may be in the system's temporary folder, so it comes later.
      + places.flatMap(Self.showing) + ["--setenv", "TMPDIR", "/tmp"] + own + ["--remount-ro", "/", "--"]
  }

  // MARK: The system's files

  /// The folders of libraries and headers.
  private static let systemFolders =
    (["/lib", "/lib32", "/lib64", "/libx32", "/nix/store", "/usr/local/lib", "/usr/share/zoneinfo"]
    + ["lib", "lib32", "lib64", "libexec", "libx32", "include"].map { "/usr/\($0)" }
    + (ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? "").split(separator: ":").map(String.init))
    .filter { $0.hasPrefix("/") }.map { URL(filePath: $0) }

  /// The files that the dynamic linker and the C library need.
  private static let systemFiles = ["alternatives", "ld.so.cache", "ld.so.conf", "ld.so.conf.d", "localtime"]
    .map { URL(filePath: "/etc/\($0)") }

  /// Returns the options that show a file or a folder, or the link to one; none if it does not exist.
  private static func showing(_ place: URL) -> [String] {
    let path = place.plainPath
    switch FileKind(at: path) {
    case nil: return []
    case .link:
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return [] }
      return ["--symlink", target, path]
    case .file, .folder, .other: return ["--ro-bind", path, path]
    }
  }
}

extension Sandbox {
  /// The limits that are applied to each solution, as text for the report.
  ///
  /// - Parameter sandbox: The sandbox of the solutions; nil for none.
  package static func description(of sandbox: Sandbox?, _ limits: Limits) -> String {
    let time = limits.seconds.formatted(.number.grouping(.never))
    let files = sandbox == nil ? "" : ", \(Limit.files >> 20) MiB of files"
    return
      "Limits for each solution: \(time) s, \(limits.memoryBytes >> 20) MiB of memory, \(limits.threads) threads, "
      + "\(limits.outputBytes >> 10) KiB of output\(files). Limits for the compiler: "
      + "\(Int(ClassChecker.compilationTime)) s, \(Limit.compilerMemory >> 20) MiB of memory. "
      + (sandbox == nil
        ? "Solutions were compiled and run without a sandbox, with the permissions of this user."
        : "Solutions were compiled and run in a sandbox\(groupDescription(sandbox?.group)).")
  }

  private static func groupDescription(_ group: ControlGroup?) -> String {
    guard let group else { return ", without control groups" }
    return
      ", in control groups with \(Limit.workerMemory >> 20) MiB of memory"
      + (group.limitsProcessor ? " and one processor core" : "")
  }
}

/// An error that occurs if no sandbox is available.
package enum SandboxError: UserError, Equatable {
  case notInstalled
  case unusable(reason: String)

  package var description: String {
    switch self {
    case .notInstalled: "bubblewrap is not installed (on Debian: apt-get install bubblewrap)"
    case .unusable(let reason): "bubblewrap cannot be used here: \(reason)"
    }
  }
}
