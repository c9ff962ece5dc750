/// A disposable that holds one disposable at a time: a new one replaces the previous one, which is disposed of.
///
/// `@unchecked Sendable`: the lock guards `state`.
public final class SerialDisposable: DisposeBase, Cancelable, @unchecked Sendable {
  private enum State {
    case holding((any Disposable)?)
    case disposed
  }

  private let lock = Lock()
  @exclusivity(unchecked) private var state = State.holding(nil)

  /// Creates a serial disposable that holds nothing.
  public override init() { super.init() }

  /// A Boolean value that says whether it has been disposed of.
  public var isDisposed: Bool {
    lock { if case .disposed = state { true } else { false } }
  }

  /// The current disposable; if you set one after disposal, it is disposed of at once.
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

  /// Disposes of the current disposable, and of each one that is set later.
  public func dispose() {
    let held = lock { () -> (any Disposable)? in
      defer { state = .disposed }
      return if case .holding(let held) = state { held } else { nil }
    }
    held?.dispose()
  }
}
