/// An observable whose type says how many elements to expect: a `Single`, a `Maybe`, or a `Completable`.
///
/// `Sendable` as the observable it wraps.
public struct PrimitiveSequence<Trait, Element>: Sendable {
  @usableFromInline let source: Observable<Element>

  @inlinable
  init(_ source: Observable<Element>) { self.source = source }
}

/// What the operators of `Single`, `Maybe` and `Completable` are extensions of.
public protocol PrimitiveSequenceType {
  /// Which of them it is.
  associatedtype Trait
  associatedtype Element
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType {
  /// The sequence itself.
  @inlinable
  public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
}

extension PrimitiveSequence: ObservableConvertibleType {
  /// The same, as a plain observable.
  @inlinable
  public func asObservable() -> Observable<Element> { source }
}

extension PrimitiveSequence {
  /// Makes a sequence anew for each subscriber; what `observableFactory` throws is its error.
  @inlinable
  public static func deferred(
    _ observableFactory: @escaping () throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(.deferred { try observableFactory().source })
  }

  /// Makes a resource for each subscription, a sequence from it, and disposes of the resource with the subscription.
  @inlinable
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(.using(resourceFactory) { try primitiveSequenceFactory($0).source })
  }

  /// Prints subscription, events and disposal, as `debug` of an observable does.
  @inlinable
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
    function: String = #function
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      source.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }
}

extension PrimitiveSequenceType where Element: FixedWidthInteger {
  /// Makes a sequence that sends 0 after `dueTime`, on `scheduler`, and completes.
  @inlinable
  public static func timer(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(.timer(dueTime, scheduler: scheduler))
  }
}
