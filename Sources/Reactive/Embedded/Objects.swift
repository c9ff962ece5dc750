#if hasFeature(Embedded)
// What Embedded Swift does otherwise with objects: only protocols of classes have values, and there are no weak
// references.

/// What can be given back: a subscription, a resource, a piece of scheduled work.
public protocol Disposable: AnyObject {
  /// Gives it back; doing so again changes nothing.
  func dispose()
}

/// Nobody can say who called.
enum CallStack {
  static func current() -> [String] { [] }
}

// What holds objects weakly compiles, and traps.

@usableFromInline
func weakly<Object: AnyObject, Value>(
  _ object: Object, _ action: ((Object, Value) -> Void)?
) -> ((Value) -> Void)? { fatalError("There are no weak references here.") }

@usableFromInline
func weakly<Object: AnyObject>(_ object: Object, _ action: ((Object) -> Void)?) -> (() -> Void)? {
  fatalError("There are no weak references here.")
}

extension ObservableType {
  @usableFromInline
  func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
  ) -> Observable<Out> { fatalError("There are no weak references here.") }
}

/// An error that nobody handles is dropped.
@usableFromInline func bindingFailed(_ error: any Error) {}
#endif
