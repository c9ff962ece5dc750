/// Holds one disposable at a time: a new one takes the place of the old, which is disposed of.
///
/// `@unchecked Sendable`: `state` is guarded by the lock.
public final class SerialDisposable: DisposeBase, Cancelable, @unchecked Sendable {
  private enum State {
    case holding((any Disposable)?)
    case disposed
  }

  private let lock = Lock()
  @exclusivity(unchecked) private var state = State.holding(nil)

  /// Makes one that holds nothing.
  public override init() { super.init() }

  /// Whether it has been disposed of.
  public var isDisposed: Bool {
    lock { if case .disposed = state { true } else { false } }
  }

  /// What is held; what is set after disposal is disposed of at once.
  public var disposable: any Disposable {
    get { lock { if case .holding(let held?) = state { held } else { Disposables.create() } } }
    set {
      let discarded = lock { () -> (any Disposable)? in
        guard case .holding(let old) = state else { return newValue }
        state = .holding(newValue)
        return old
      }
      discarded?.dispose()
    }
  }

  /// Disposes of what it holds now, and of all that it is given from here on.
  public func dispose() {
    let held = lock { () -> (any Disposable)? in
      defer { state = .disposed }
      return if case .holding(let held) = state { held } else { nil }
    }
    held?.dispose()
  }
}
