import CHost
import Foundation
import Synchronization

/// The processes that this program has started and that must not outlive it.
public final class ChildProcesses: Sendable {
  public static let shared = ChildProcesses()

  private let processes = Mutex<Set<pid_t>>([])

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
      self.endAll()
      ScratchFolder.removeAll()
      _exit(130)
    }
    thread.start()
  }

  /// Ends all processes that are left, and returns when they are gone.
  public func endAll() {
    let left = processes.withLock { $0 }
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
    _ = processes.withLock { $0.insert(process) }
  }

  func remove(_ process: pid_t) {
    _ = processes.withLock { $0.remove(process) }
  }
}
