public import Reactive

/// Events are equal if they have equal elements, or errors with equal descriptions.
extension Event: Equatable where Element: Equatable {
  /// Returns whether both are the same kind of event, with equal elements, or errors with equal descriptions.
  public static func == (lhs: Event<Element>, rhs: Event<Element>) -> Bool {
    switch (lhs, rhs) {
    case (.next(let left), .next(let right)): left == right
    case (.error(let left), .error(let right)): isSame(left, right)
    case (.completed, .completed): true
    default: false
    }
  }
}

/// Outcomes are equal if they have equal elements, or errors with equal descriptions.
extension MaybeEvent: Equatable where Element: Equatable {
  /// Returns whether both are the same kind of outcome, with equal elements, or errors with equal descriptions.
  public static func == (lhs: MaybeEvent<Element>, rhs: MaybeEvent<Element>) -> Bool {
    switch (lhs, rhs) {
    case (.success(let left), .success(let right)): left == right
    case (.error(let left), .error(let right)): isSame(left, right)
    case (.completed, .completed): true
    default: false
    }
  }
}

/// Outcomes are equal if both are completion, or errors with equal descriptions.
extension CompletableEvent: Equatable {
  /// Returns whether both are completion, or errors with equal descriptions.
  public static func == (lhs: CompletableEvent, rhs: CompletableEvent) -> Bool {
    switch (lhs, rhs) {
    case (.error(let left), .error(let right)): isSame(left, right)
    case (.completed, .completed): true
    default: false
    }
  }
}

/// Compares errors by their descriptions, because errors need not be `Equatable`.
package func isSame(_ left: any Error, _ right: any Error) -> Bool { "\(left)" == "\(right)" }
