extension ObservableType {
  /// Makes a sequence of one element.
  ///
  ///     Observable.just(7)  // 7, completed
  @inlinable
  public static func just(_ element: Element) -> Observable<Element> {
    Scalar(element)
  }

  /// Makes a sequence of one element, sent by `scheduler`; completion takes a turn of its own there.
  @inlinable
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    once(element, on: scheduler)
  }
}

/// A sequence of one known element.
///
/// Who only wants the element may read it instead of subscribing.
///
/// `@unchecked Sendable`: as its superclass.
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
  /// The element, where it is known that there is one and no other.
  @inlinable @inline(__always)
  final var scalar: Element? { isScalar ? unsafeDowncast(self, to: Scalar<Element>.self).element : nil }
}

extension Downstream {
  /// Sends one element, and completes.
  @inlinable
  func sendOnly(_ element: Element) {
    next(element)
    if !lifetime.isOver { end(nil) }
  }
}
