import Synchronization

/// Disposes of another disposable once this and everything that retained it have been disposed of.
///
/// `@unchecked Sendable`: `state` is guarded by the lock.
public final class RefCountDisposable: DisposeBase, Cancelable, @unchecked Sendable {
  private struct State {
    /// Nil once it has been disposed of.
    var disposable: (any Disposable)?
    var retained = 0
    var isReleased = false
    /// Whether the lifetime that holds this has ended, and releases it later.
    var isStopped = false
    /// How many of those that retain it have ended, and release it later.
    var stopped = 0
  }

  private let lock = Lock()
  @exclusivity(unchecked) private var state: State

  /// Makes one that disposes of `disposable`, once.
  public init(disposable: any Disposable) {
    state = State(disposable: disposable)
    super.init()
  }

  /// Whether the other disposable has been disposed of.
  public var isDisposed: Bool { lock { state.disposable == nil } }

  /// Keeps the other disposable until what is returned is disposed of; too late, it does nothing.
  public func retain() -> any Disposable {
    let isKept = lock { () -> Bool in
      guard state.disposable != nil else { return false }
      state.retained += 1
      return true
    }
    return isKept ? Disposables.create(with: releaseOne) : Disposables.create()
  }

  /// Gives up its own share; what it stands for is disposed of when all shares are given up.
  public func dispose() {
    takeIfUnused { $0.isReleased = true }?.dispose()
  }

  private func releaseOne() {
    takeIfUnused { $0.retained -= 1 }?.dispose()
  }

  private func takeIfUnused(after change: (inout State) -> Void) -> (any Disposable)? {
    lock {
      change(&state)
      guard state.isReleased, state.retained == 0 else { return nil }
      return state.disposable.take()
    }
  }
}

extension RefCountDisposable: Holding {
  /// The lifetime that holds this is over.
  @usableFromInline
  func release(_ key: Int) { dispose() }

  /// The lifetime that holds this has ended, and releases it later: a source that nothing else uses emits nothing more.
  @usableFromInline
  func stop() { stop { $0.isStopped = true } }

  /// Keeps the other disposable for as long as `lifetime` lasts.
  @usableFromInline
  func retain(for lifetime: Lifetime) { lifetime.hold(RefCountShare(self, retain())) }

  fileprivate func countStopped(_ difference: Int) { stop { $0.stopped += difference } }

  private func stop(after change: (inout State) -> Void) {
    let unused = lock { () -> (any Disposable)? in
      change(&state)
      return state.isStopped && state.stopped == state.retained ? state.disposable : nil
    }
    (unused as? Lifetime)?.stop()
  }
}

/// What one lifetime retains of something that others use as well.
private final class RefCountShare: Holding {
  private let users: RefCountDisposable
  private let share: any Disposable
  private let hasStopped = Atomic<Bool>(false)

  init(_ users: RefCountDisposable, _ share: any Disposable) {
    self.users = users
    self.share = share
  }

  func release(_ key: Int) {
    share.dispose()
    if hasStopped.exchange(false, ordering: .acquiringAndReleasing) { users.countStopped(-1) }
  }

  func stop() {
    if !hasStopped.exchange(true, ordering: .acquiringAndReleasing) { users.countStopped(1) }
  }
}
