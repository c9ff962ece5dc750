extension ObservableType {
  /// Creates a sequence that emits one element and completes.
  ///
  ///     Observable.just(7)  // 7, completed
  @inlinable
  public static func just(_ element: Element) -> Observable<Element> {
    Scalar(element)
  }

  /// Creates a sequence that emits one element and completes, both on `scheduler`.
  ///
  /// Completion is an action of its own on the scheduler.
  @inlinable
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    once(element, on: scheduler)
  }
}

/// A sequence of one known element.
///
/// Operators that only need the element can read it instead of subscribing.
///
/// `@unchecked Sendable`: adds only an immutable element to its superclass.
@usableFromInline
final class Scalar<Element>: Observable<Element>, @unchecked Sendable {
  @usableFromInline let element: Element

  @inlinable
  init(_ element: Element) {
    self.element = element
    super.init(isDirect: true, isScalar: true) { $0.sendOnly(element) }
  }
}

extension Observable {
  /// The element, if this is a `Scalar`.
  @inlinable @inline(__always)
  final var scalar: Element? { isScalar ? unsafeDowncast(self, to: Scalar<Element>.self).element : nil }
}

extension Downstream {
  /// Emits one element and completes.
  @inlinable
  func sendOnly(_ element: Element) {
    next(element)
    if !lifetime.isOver { end(nil) }
  }
}
