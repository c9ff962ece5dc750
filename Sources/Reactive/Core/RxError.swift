/// The errors with which the operators and subjects of this library fail.
///
/// `@unchecked Sendable`: the object of `disposed` is only printed, never called.
public enum RxError: Error, @unchecked Sendable {
  case unknown
  /// `object` was used after it had been disposed of.
  case disposed(object: AnyObject)
  case overflow
  case argumentOutOfRange
  case noElements
  case moreThanOneElement
  case timeout
}

extension RxError: CustomDebugStringConvertible {
  /// A description of the error in words.
  public var debugDescription: String {
    switch self {
    case .unknown: "Unknown error occurred."
    #if hasFeature(Embedded)
    case .disposed: "Object was already disposed."
    #else
    case .disposed(let object): "Object `\(object)` was already disposed."
    #endif
    case .overflow: "Arithmetic overflow occurred."
    case .argumentOutOfRange: "Argument out of range."
    case .noElements: "Sequence doesn't contain any elements."
    case .moreThanOneElement: "Sequence contains more than one element."
    case .timeout: "Sequence timeout."
    }
  }
}
