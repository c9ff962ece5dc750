/// A class whose deallocation can be observed.
///
///     final class Player: DeallocationAware {
///       let deallocation = Deallocation()
///     }
///     player.rx.deallocated.subscribe(onNext: { print("gone") })
///
/// Swift doesn't report the deallocation of a native object, but it releases the object's properties then. That's why
/// the class needs this property, to which nothing else may have a strong reference.
public protocol DeallocationAware: AnyObject, ReactiveCompatible {
  /// The property that is released with the object; nothing else may retain it.
  var deallocation: Deallocation { get }
}

/// A property whose release reports that its object has been deallocated.
public final class Deallocation: Sendable {
  fileprivate let beginning = AsyncSubject<Void>()
  fileprivate let end = AsyncSubject<Void>()

  /// Creates the property for a new object.
  public init() {}

  deinit {
    begin()
    end.onNext(())
    end.onCompleted()
  }

  /// Reports that the object is about to be deallocated.
  ///
  /// Call this in the object's `deinit` if `deallocating` should emit before its properties are released.
  public func begin() {
    beginning.onNext(())
    beginning.onCompleted()
  }
}

extension Reactive where Base: DeallocationAware {
  /// Emits an element when the object has been deallocated, or at once if it already has been, and completes.
  ///
  /// The sequence doesn't retain the object.
  public var deallocated: Observable<Void> { base.deallocation.end }

  /// Emits an element when the object is about to be deallocated, and completes.
  ///
  /// It emits together with `deallocated`, unless the object's `deinit` calls `deallocation.begin()`. The sequence
  /// doesn't retain the object.
  public var deallocating: Observable<Void> { base.deallocation.beginning }
}
