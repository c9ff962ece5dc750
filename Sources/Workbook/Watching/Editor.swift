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
    #if canImport(Darwin)
    var attributes: posix_spawnattr_t?
    #else
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for number in [SIGINT, SIGQUIT, SIGTSTP] { sigaddset(&defaults, number) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    // `signal` sets the handler, because each C library has another name for that field of `sigaction`; it does not
    // return the flags of the former handler.
    var former = sigaction()
    sigaction(SIGINT, nil, &former)
    signal(SIGINT, SIG_IGN)
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
