/// A disposable whose content is set once, after it has been created.
///
/// `@unchecked Sendable`: the lock guards `state`.
public final class SingleAssignmentDisposable: DisposeBase, Cancelable, @unchecked Sendable {
  private enum State {
    case awaiting
    case holding(any Disposable)
    /// `wasSet`: a disposable was assigned, before or after disposal. Another assignment traps.
    case disposed(wasSet: Bool)
  }

  private let lock = Lock()
  @exclusivity(unchecked) private var state = State.awaiting

  /// Creates a disposable without content.
  public override init() { super.init() }

  /// A Boolean value that says whether it has been disposed of.
  public var isDisposed: Bool {
    lock { if case .disposed = state { true } else { false } }
  }

  /// Sets the content, or disposes of it at once if this has been disposed of already.
  ///
  /// - Precondition: The content has not been set before.
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

  /// Disposes of the content, now or when it is set.
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

extension SingleAssignmentDisposable: Releasable {
  /// Disposes of this, because a lifetime that holds it has ended.
  @usableFromInline
  func release(_ key: Int) { dispose() }
}
