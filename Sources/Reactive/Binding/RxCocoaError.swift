/// An error in the connection between sequences and user interface objects.
///
/// `@unchecked Sendable`: the objects are only printed.
public enum RxCocoaError: Error, CustomDebugStringConvertible, @unchecked Sendable {
  /// An error about which nothing more is known.
  case unknown
  /// The object can't perform the operation.
  case invalidOperation(object: Any)
  /// No items have been bound to the object yet.
  case itemsNotYetBound(object: Any)
  /// The object has no property of this name.
  case invalidPropertyName(object: Any, propertyName: String)
  /// A value on the key path isn't an object.
  case invalidObjectOnKeyPath(object: Any, sourceObject: AnyObject, propertyName: String)
  /// Methods of an object could not be intercepted.
  case errorDuringSwizzling
  /// The object isn't of the requested type.
  case castingError(object: Any, targetType: any Any.Type)

  /// A description of the error in words.
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
