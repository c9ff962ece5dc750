public import Reactive

/// Events are equal if their elements are, or the texts of their errors.
extension Event: Equatable where Element: Equatable {
  /// Whether both are the same kind of event, with equal elements, or errors with equal texts.
  public static func == (lhs: Event<Element>, rhs: Event<Element>) -> Bool {
    switch (lhs, rhs) {
    case (.next(let left), .next(let right)): left == right
    case (.error(let left), .error(let right)): isSame(left, right)
    case (.completed, .completed): true
    default: false
    }
  }
}

/// Outcomes are equal if their elements are, or the texts of their errors.
extension MaybeEvent: Equatable where Element: Equatable {
  /// Whether both are the same kind of event, with equal elements, or errors with equal texts.
  public static func == (lhs: MaybeEvent<Element>, rhs: MaybeEvent<Element>) -> Bool {
    switch (lhs, rhs) {
    case (.success(let left), .success(let right)): left == right
    case (.error(let left), .error(let right)): isSame(left, right)
    case (.completed, .completed): true
    default: false
    }
  }
}

/// Outcomes are equal if the texts of their errors are.
extension CompletableEvent: Equatable {
  /// Whether both are completion, or errors with equal texts.
  public static func == (lhs: CompletableEvent, rhs: CompletableEvent) -> Bool {
    switch (lhs, rhs) {
    case (.error(let left), .error(let right)): isSame(left, right)
    case (.completed, .completed): true
    default: false
    }
  }
}

/// Errors need not be `Equatable`: their texts are compared.
package func isSame(_ left: any Error, _ right: any Error) -> Bool { "\(left)" == "\(right)" }
