#if hasFeature(Embedded)
// Replacements for features of objects that Embedded Swift lacks: only class protocols have existentials, and there are
// no weak references.

/// Something that has to be released when it is no longer needed, such as a subscription, a resource or a scheduled
/// action.
public protocol Disposable: AnyObject {
  /// Releases it; later calls do nothing.
  func dispose()
}

/// Always empty, because Embedded Swift has no call stacks.
enum CallStack {
  static func current() -> [String] { [] }
}

// Functions that hold objects weakly compile, but trap when called.

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

/// Drops an error that nothing handles.
@usableFromInline func bindingFailed(_ error: any Error) {}
#endif
