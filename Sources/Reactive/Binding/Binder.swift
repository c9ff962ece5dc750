/// An observer that passes elements to an object that it holds weakly, on a scheduler (by default the main scheduler).
///
///     let title = Binder(label) { label, text in label.text = text }
///     name.bind(to: title)
///
/// Completion is ignored. A sequence that is bound must not fail: an error traps in debug builds and is printed in
/// release builds.
///
/// `@unchecked Sendable`: only the scheduler calls the closure.
public struct Binder<Value>: ObserverType, @unchecked Sendable {
  /// The type of the elements.
  public typealias Element = Value

  private let bind: (Event<Value>) -> Void

  /// Creates a binder to `target`.
  ///
  /// - Parameters:
  ///   - target: The object, which is held weakly.
  ///   - scheduler: The scheduler on which `binding` is called.
  ///   - binding: A closure that receives the target, as long as it exists, and each element.
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

  /// Binds an element; an error traps in debug builds and is printed in release builds.
  public func on(_ event: Event<Value>) { bind(event) }

  /// Returns an observer that forwards to this binder and hides its type.
  public func asObserver() -> AnyObserver<Value> { AnyObserver(eventHandler: on) }
}

/// Reports that a sequence has failed although something is bound to it.
@usableFromInline
func bindingFailed(_ error: any Error) {
  let message = "Binding error: \(error)"
  #if DEBUG
  fatalError(message)
  #else
  print(message)
  #endif
}
