/// Holds a disposable that is known later than this; it can be set once.
///
/// `@unchecked Sendable`: `state` is guarded by the lock.
public final class SingleAssignmentDisposable: DisposeBase, Cancelable, @unchecked Sendable {
  private enum State {
    case awaiting
    case holding(any Disposable)
    /// Whether it had been set before its disposal does not matter any more; whether it has been set does.
    case disposed(wasSet: Bool)
  }

  private let lock = Lock()
  @exclusivity(unchecked) private var state = State.awaiting

  /// Makes one that holds nothing yet.
  public override init() { super.init() }

  /// Whether it has been disposed of.
  public var isDisposed: Bool {
    lock { if case .disposed = state { true } else { false } }
  }

  /// Sets what is held, or disposes of it at once where this is disposed of already.
  ///
  /// - Precondition: It has not been set before.
  public func setDisposable(_ disposable: any Disposable) {
    let (isSetTwice, isLate) = lock { () -> (Bool, Bool) in
      switch state {
      case .awaiting:
        state = .holding(disposable)
        return (false, false)
      case .disposed(wasSet: false):
        state = .disposed(wasSet: true)
        return (false, true)
      case .holding, .disposed: return (true, false)
      }
    }
    precondition(!isSetTwice, "The disposable of a SingleAssignmentDisposable can be set once only.")
    if isLate { disposable.dispose() }
  }

  /// Disposes of what it holds, or of what it is given later.
  public func dispose() {
    let held = lock { () -> (any Disposable)? in
      switch state {
      case .awaiting:
        state = .disposed(wasSet: false)
        return nil
      case .holding(let held):
        state = .disposed(wasSet: true)
        return held
      case .disposed: return nil
      }
    }
    held?.dispose()
  }
}

extension SingleAssignmentDisposable: Holding {
  /// A lifetime that holds this is over.
  @usableFromInline
  func release(_ key: Int) { dispose() }
}
