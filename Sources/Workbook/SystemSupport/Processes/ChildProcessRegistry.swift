import CSystemSupport
import Foundation
import Synchronization

/// The processes that this program has started and that must terminate with it.
package final class ChildProcessRegistry: Sendable {
  package static let shared = ChildProcessRegistry()

  private let state = Mutex(State())

  private struct State {
    var processes: Set<pid_t> = []
    /// Whether this program is terminating, so the results of its processes no longer count.
    var isEnding = false
    var terminationHandler: (@Sendable () -> Void)?
  }

  /// Calls `handler` once before this program exits because of an interruption or a fatal error.
  package func onTermination(_ handler: @escaping @Sendable () -> Void) {
    state.withLock { $0.terminationHandler = handler }
  }

  /// Makes the program exit with status 130 when it is interrupted or terminated, or when its terminal is closed.
  ///
  /// Its child processes are terminated first. Must be called once, early. From then on, writing to a closed pipe is an
  /// error instead of a signal.
  package func endOnInterruption() {
    signal(SIGPIPE, SIG_IGN)
    let signals = csystem_termination_signals()
    guard signals >= 0 else { return }
    let thread = Thread {
      var descriptor = pollfd(fd: signals, events: Int16(POLLIN), revents: 0)
      while poll(&descriptor, 1, -1) < 1 {}
      self.endProgram(status: 130)
    }
    thread.start()
  }

  /// Waits a second for the signal that has interrupted a child process at the terminal.
  ///
  /// Ctrl-C also interrupts this program, but its signal may arrive later. Returns if no signal arrives.
  package func awaitInterruption() { Thread.sleep(forTimeInterval: 1) }

  /// Terminates the remaining processes, removes scratch folders, restores the terminal, and exits.
  package func endProgram(status: Int32) -> Never {
    state.withLock { $0.terminationHandler.take() }?()
    endAll()
    ScratchFolder.removeAll()
    csystem_leave_key_mode()
    _exit(status)
  }

  /// Terminates all remaining processes, and returns when they have exited.
  package func endAll() {
    let left = state.withLock { state in
      state.isEnding = true
      return state.processes
    }
    for process in left where kill(-process, SIGTERM) != 0 {
      kill(process, SIGTERM)
    }
    let deadline = ContinuousClock.now + .milliseconds(500)
    for process in left {
      while waitpid(process, nil, WNOHANG) == 0 {
        // SIGTERM may be blocked or ignored.
        if .now > deadline, kill(-process, SIGKILL) != 0 { kill(process, SIGKILL) }
        usleep(1000)
      }
    }
  }

  /// Registers a process that has been started.
  ///
  /// If this program is terminating, kills the process and never returns.
  func add(_ process: pid_t) {
    let isEnding = state.withLock { state in
      state.processes.insert(process)
      return state.isEnding
    }
    guard isEnding else { return }
    if kill(-process, SIGKILL) != 0 { kill(process, SIGKILL) }
    while true { pause() }
  }

  /// Removes a process that has terminated.
  ///
  /// Never returns if this program is terminating, because a process that was killed for that reason must not count as
  /// failed.
  func remove(_ process: pid_t) {
    let isEnding = state.withLock { state in
      state.processes.remove(process)
      return state.isEnding
    }
    while isEnding { pause() }
  }
}
