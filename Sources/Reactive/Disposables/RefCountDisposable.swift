import Synchronization

/// A disposable that disposes of another one when it and everything that retained it have been disposed of.
///
/// `@unchecked Sendable`: the lock guards `state`.
public final class RefCountDisposable: DisposeBase, Cancelable, @unchecked Sendable {
  private struct State {
    /// The other disposable; nil after its disposal.
    var disposable: (any Disposable)?
    var retained = 0
    var isReleased = false
    /// True if the lifetime that holds this one has ended, and will release it later.
    var isStopped = false
    /// The number of retaining lifetimes that have ended, and will release their shares later.
    var stopped = 0
  }

  private let lock = Lock()
  @exclusivity(unchecked) private var state: State

  /// Creates a disposable that disposes of `disposable`, once.
  public init(disposable: any Disposable) {
    state = State(disposable: disposable)
    super.init()
  }

  /// A Boolean value that says whether the other disposable has been disposed of.
  public var isDisposed: Bool { lock { state.disposable == nil } }

  /// Keeps the other disposable alive until the result is disposed of.
  ///
  /// If the other disposable has been disposed of already, the result does nothing.
  public func retain() -> any Disposable {
    let isKept = lock { () -> Bool in
      guard state.disposable != nil else { return false }
      state.retained += 1
      return true
    }
    return isKept ? Disposables.create(with: releaseOne) : Disposables.create()
  }

  /// Releases its own share; the other disposable is disposed of when all shares have been released.
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

extension RefCountDisposable: Releasable {
  /// Disposes of this, because the lifetime that holds it has ended.
  @usableFromInline
  func release(_ key: Int) { dispose() }

  /// Records that the lifetime that holds this has ended, and will release it later.
  ///
  /// If all other lifetimes that retain the disposable have ended as well, the source emits nothing more.
  @usableFromInline
  func stop(_ pending: inout [Lifetime]) { stop(&pending) { $0.isStopped = true } }

  /// Keeps the other disposable alive as long as `lifetime`.
  @usableFromInline
  func retain(for lifetime: Lifetime) { lifetime.hold(RefCountShare(self, retain())) }

  fileprivate func countStopped(_ difference: Int, _ pending: inout [Lifetime]) {
    stop(&pending) { $0.stopped += difference }
  }

  private func stop(_ pending: inout [Lifetime], after change: (inout State) -> Void) {
    let unused = lock { () -> (any Disposable)? in
      change(&state)
      return state.isStopped && state.stopped == state.retained ? state.disposable : nil
    }
    (unused as? Lifetime)?.stop(&pending)
  }
}

/// The share of one lifetime in a disposable that others use as well.
private final class RefCountShare: Releasable {
  private let users: RefCountDisposable
  private let share: any Disposable
  private let hasStopped = Atomic<Bool>(false)

  init(_ users: RefCountDisposable, _ share: any Disposable) {
    self.users = users
    self.share = share
  }

  func release(_ key: Int) {
    share.dispose()
    if hasStopped.exchange(false, ordering: .acquiringAndReleasing) {
      var pending: [Lifetime] = []
      users.countStopped(-1, &pending)
      for lifetime in pending { lifetime.stopSources() }
    }
  }

  func stop(_ pending: inout [Lifetime]) {
    if !hasStopped.exchange(true, ordering: .acquiringAndReleasing) { users.countStopped(1, &pending) }
  }
}
