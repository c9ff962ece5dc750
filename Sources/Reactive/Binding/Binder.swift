/// An observer that hands elements to an object it holds weakly, on a scheduler; the main one by default.
///
///     let title = Binder(label) { label, text in label.text = text }
///     name.bind(to: title)
///
/// Completion is ignored. An error is a programmer's mistake: it traps in debug builds and is printed in others.
///
/// `@unchecked Sendable`: the closure is called by its scheduler.
public struct Binder<Value>: ObserverType, @unchecked Sendable {
  /// What it takes.
  public typealias Element = Value

  private let bind: (Event<Value>) -> Void

  /// Makes a binder to `target`.
  ///
  /// - Parameters:
  ///   - target: Is not kept.
  ///   - scheduler: Calls `binding`.
  ///   - binding: Gets the target, as long as it is there, and each element.
  public init<Target: AnyObject>(
    _ target: Target, scheduler: any ImmediateSchedulerType = MainScheduler(),
    binding: @escaping (Target, Value) -> Void
  ) {
    bind = { [weak target] event in
      switch event {
      case .next(let element):
        _ = scheduler.schedule(element) { [weak target] element in
          if let target { binding(target, element) }
          return Disposables.create()
        }
      case .error(let error): bindingFailed(error)
      case .completed: break
      }
    }
  }

  /// Binds an element; traps at an error in debug builds, and prints it in others.
  public func on(_ event: Event<Value>) { bind(event) }

  /// The binder without its type.
  public func asObserver() -> AnyObserver<Value> { AnyObserver(eventHandler: on) }
}

/// A sequence that something is bound to has failed, which it must not.
@usableFromInline
func bindingFailed(_ error: any Error) {
  let message = "Binding error: \(error)"
  #if DEBUG
  fatalError(message)
  #else
  print(message)
  #endif
}
