import Foundation

/// The reader's editor.
struct Editor {
  private let command: String

  /// The editor that the environment names; nil if it names none.
  init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let named = [environment["VISUAL"], environment["EDITOR"]].compactMap(\.self).first { !$0.isEmpty }
    guard let named else { return nil }
    command = named
  }

  /// Opens `file`, with the terminal as the editor expects to find it, and returns when the editor has ended.
  ///
  /// - Returns: Whether it could be started and ended well.
  func open(_ file: URL) -> Bool {
    // A Ctrl-C in the editor is the editor's, and it is no business of this program's that its group gets it, too.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for number in [SIGINT, SIGQUIT, SIGTSTP] { sigaddset(&defaults, number) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var former = sigaction()
    var ignored = sigaction()
    ignored.__sigaction_handler.sa_handler = SIG_IGN
    sigaction(SIGINT, &ignored, &former)
    defer { sigaction(SIGINT, &former, nil) }

    // The variable may hold arguments, as in `code --wait`.
    let words = ["/bin/sh", "-c", "\(command) \"$1\"", "sh", file.path(percentEncoded: false)]
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    guard posix_spawn(&process, "/bin/sh", nil, &attributes, &arguments, environ) == 0 else { return false }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status == 0
  }
}
