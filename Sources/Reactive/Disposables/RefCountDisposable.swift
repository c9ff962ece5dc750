/// Disposes of another disposable once this and everything that retained it have been disposed of.
///
/// `@unchecked Sendable`: `state` is guarded by the lock.
public final class RefCountDisposable: DisposeBase, Cancelable, @unchecked Sendable {
  private struct State {
    /// Nil once it has been disposed of.
    var disposable: (any Disposable)?
    var retained = 0
    var isReleased = false
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
