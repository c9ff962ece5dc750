/// The type of the elements of a sequence, or of an expression.
package indirect enum ValueType: Equatable {
  case number, text, truth
  /// The elements of a sequence that emits none.
  case nothing
  case list(ValueType)
  /// A tuple of two values, which has the labels `index` and `element` if `isIndexed` is true.
  case pair(ValueType, ValueType, isIndexed: Bool)
  case optional(ValueType)
  case event(ValueType)
  case sequence(ValueType)
  case group(key: ValueType, ValueType)
  /// The type of an expression that contains an error.
  case unknown

  /// The type in Swift.
  package var description: String {
    switch self {
    case .number: "Int"
    case .text: "String"
    case .truth: "Bool"
    case .nothing: "Never"
    case .list(let element): "[\(element.description)]"
    case .pair(let first, let second, let isIndexed):
      isIndexed
        ? "(index: \(first.description), element: \(second.description))"
        : "(\(first.description), \(second.description))"
    case .optional(let wrapped): "\(wrapped.description)?"
    case .event(let element): "Event<\(element.description)>"
    case .sequence(let element): "Observable<\(element.description)>"
    case .group(let key, let element): "GroupedObservable<\(key.description), \(element.description)>"
    case .unknown: "?"
    }
  }

  /// Whether two values of this type can be compared with `==`.
  var isEquatable: Bool {
    switch self {
    case .number, .text, .truth, .unknown: true
    case .list(let element), .optional(let element): element.isEquatable
    default: false
    }
  }

  /// Whether two values of this type can be compared with `<`.
  var isComparable: Bool { self == .number || self == .text || self == .unknown }

  /// The type of the elements of an inner sequence; nil if this is not a sequence.
  var innerElement: ValueType? {
    switch self {
    case .sequence(let element), .group(_, let element): element
    default: nil
    }
  }

  /// Whether values of this type contain sequences.
  var containsSequences: Bool {
    switch self {
    case .sequence, .group: true
    case .list(let element), .optional(let element), .event(let element): element.containsSequences
    case .pair(let first, let second, _): first.containsSequences || second.containsSequences
    default: false
    }
  }
}
