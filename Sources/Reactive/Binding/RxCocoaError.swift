/// What can go wrong between sequences and the objects of a user interface.
///
/// `@unchecked Sendable`: the objects are named in messages only.
public enum RxCocoaError: Error, CustomDebugStringConvertible, @unchecked Sendable {
  /// Nothing more is known.
  case unknown
  /// The object cannot do what it was asked to do.
  case invalidOperation(object: Any)
  /// No items have been bound to the object yet.
  case itemsNotYetBound(object: Any)
  /// The object has no property of this name.
  case invalidPropertyName(object: Any, propertyName: String)
  /// There is something on the key path that is not an object.
  case invalidObjectOnKeyPath(object: Any, sourceObject: AnyObject, propertyName: String)
  /// Methods of an object could not be intercepted.
  case errorDuringSwizzling
  /// The object is not of the type that was asked for.
  case castingError(object: Any, targetType: any Any.Type)

  /// What it is, in words.
  public var debugDescription: String {
    switch self {
    case .unknown: "Unknown error occurred."
    case .invalidOperation(let object): "Invalid operation was attempted on `\(object)`."
    case .itemsNotYetBound(let object): "No items have been bound to `\(object)` yet."
    case .invalidPropertyName(let object, let name): "`\(object)` doesn't have a property `\(name)`."
    case .invalidObjectOnKeyPath(let object, let source, let name):
      "Unobservable object `\(object)` was found as `\(name)` of `\(source)`."
    case .errorDuringSwizzling: "Methods could not be intercepted."
    case .castingError(let object, let type): "`\(object)` could not be cast to `\(type)`."
    }
  }
}
