public import Foundation

/// Keeps what runs from everything that is not its own, by bubblewrap: it has no network, sees no process but its own,
/// writes into one folder, and reads neither people's folders nor what others have handed in.
public struct Wall: Sendable {
  private let bubblewrap: URL
  private let words: [String]

  /// Builds a wall, and tries it.
  ///
  /// - Parameters:
  ///   - program: The executable that is to run behind it.
  ///   - toolchain: What its libraries belong to.
  ///   - hidden: A folder that is not to be seen.
  public init(
    for program: URL, _ toolchain: Toolchain, hiding hidden: ClassFolder,
    path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws(WallError) {
    let found = path.split(separator: ":").map { URL(filePath: String($0)).appending(path: "bwrap") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false)) }
    guard let found else { throw .notThere }
    bubblewrap = found
    let own = ["/tmp", "/var/tmp", "/run", "/home", "/root"].filter(FileManager.default.fileExists)
    let shown = [program.resolvingSymlinksInPath().deletingLastPathComponent(), toolchain.root].map(Self.path)
    words =
      ["--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL", "--ro-bind", "/", "/"]
      + ["--dev", "/dev", "--proc", "/proc"] + (own + [Self.path(hidden.url)]).flatMap { ["--tmpfs", $0] }
      + shown.flatMap { ["--ro-bind", $0, $0] }
    let trial = try? Command(program: found, arguments: words + ["--", "/bin/sh", "-c", ":"]).run(atMost: 10)
    guard let trial, trial.status == 0 else {
      throw .cannotBeBuilt(
        reason: trial.map { $0.text.trimmingCharacters(in: .whitespacesAndNewlines) } ?? "it does not start")
    }
  }

  /// What has to stand before a command, so that it runs behind the wall and writes into `room` only.
  func words(around room: URL) -> [String] {
    [Self.path(bubblewrap)] + words + [
      "--bind", Self.path(room), Self.path(room), "--chdir", Self.path(room), "--",
    ]
  }

  private static func path(_ url: URL) -> String { url.path(percentEncoded: false) }
}

/// There is no wall.
public enum WallError: UserError, Equatable {
  case notThere
  case cannotBeBuilt(reason: String)

  public var description: String {
    switch self {
    case .notThere: "bubblewrap is not installed (on Debian: apt-get install bubblewrap)"
    case .cannotBeBuilt(let reason): "bubblewrap cannot be used here: \(reason)"
    }
  }
}
