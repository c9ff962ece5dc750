import CHost
import Foundation
import Synchronization

/// The processes that this program has started and that must not outlive it.
public final class ChildProcesses: Sendable {
  public static let shared = ChildProcesses()

  private let state = Mutex(State())

  private struct State {
    var processes: Set<pid_t> = []
    /// Whether this program is about to end, and what its processes say does not count any more.
    var isEnding = false
    var farewell: (@Sendable () -> Void)?
  }

  /// Has `farewell` called once before this program ends because it is interrupted or cannot go on.
  public func beforeEnding(_ farewell: @escaping @Sendable () -> Void) {
    state.withLock { $0.farewell = farewell }
  }

  /// Ends this program with status 130, and the processes it has started before that, when it is interrupted,
  /// terminated, or its terminal is closed.
  ///
  /// To be called once, early. From then on, nobody reading its output is an error of writing like others.
  public func endOnInterruption() {
    signal(SIGPIPE, SIG_IGN)
    let signals = chost_watch_endings()
    guard signals >= 0 else { return }
    let thread = Thread {
      var descriptor = pollfd(fd: signals, events: Int16(POLLIN), revents: 0)
      while poll(&descriptor, 1, -1) < 1 {}
      self.endProgram(status: 130)
    }
    thread.start()
  }

  /// Waits a moment for the interruption that has ended a process at the terminal.
  ///
  /// Ctrl-C is for this program, too, which ends by it, but may learn of it later. Returns where it was something else.
  func awaitInterruption() { Thread.sleep(forTimeInterval: 1) }

  /// Ends the processes that are left and then this program, without a trace of either.
  public func endProgram(status: Int32) -> Never {
    state.withLock { $0.farewell.take() }?()
    endAll()
    ScratchFolder.removeAll()
    chost_release_terminal()
    _exit(status)
  }

  /// Ends all processes that are left, and returns when they are gone.
  public func endAll() {
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
        // A process that was started from a thread that blocks signals is deaf to the gentler one.
        if .now > deadline, kill(-process, SIGKILL) != 0 { kill(process, SIGKILL) }
        usleep(1000)
      }
    }
  }

  func add(_ process: pid_t) {
    state.withLock { state in _ = state.processes.insert(process) }
  }

  /// Strikes off a process that has ended.
  ///
  /// Does not return once this program is about to end: nobody shall take a process that was killed for that
  /// reason for one that failed.
  func remove(_ process: pid_t) {
    let isEnding = state.withLock { state in
      state.processes.remove(process)
      return state.isEnding
    }
    while isEnding { pause() }
  }
}
