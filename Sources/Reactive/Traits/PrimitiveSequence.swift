/// An observable whose type says how many elements to expect: a `Single`, a `Maybe`, or a `Completable`.
///
/// It is `Sendable`, because the observable that it wraps is.
public struct PrimitiveSequence<Trait, Element>: Sendable {
  @usableFromInline let source: Observable<Element>

  @inlinable
  init(_ source: Observable<Element>) { self.source = source }
}

/// A single, a maybe or a completable; their operators are extensions of this protocol.
public protocol PrimitiveSequenceType {
  /// The type that distinguishes them, for example `SingleTrait`.
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
  /// Returns the sequence as an observable.
  @inlinable
  public func asObservable() -> Observable<Element> { source }
}

extension PrimitiveSequence {
  /// Creates a sequence that calls `observableFactory` for each subscription and emits what the returned sequence
  /// emits.
  ///
  /// If `observableFactory` throws, the sequence fails with that error.
  @inlinable
  public static func deferred(
    _ observableFactory: @escaping () throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(.deferred { try observableFactory().source })
  }

  /// Creates a sequence with a resource that lives as long as the subscription.
  ///
  /// Each subscription creates a resource, subscribes to the sequence that `primitiveSequenceFactory` returns for it,
  /// and disposes of the resource at the end. If a factory throws, the sequence fails with that error.
  @inlinable
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(.using(resourceFactory) { try primitiveSequenceFactory($0).source })
  }

  /// Prints subscription, events and disposal, like `debug` of an observable.
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
  /// Creates a sequence that emits 0 after `dueTime`, on `scheduler`, and completes.
  @inlinable
  public static func timer(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(.timer(dueTime, scheduler: scheduler))
  }
}
