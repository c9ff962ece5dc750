/// A class whose objects tell when they are gone.
///
///     final class Player: DeallocationAware {
///       let deallocation = Deallocation()
///     }
///     player.rx.deallocated.subscribe(onNext: { print("gone") })
///
/// Swift tells nobody that a native object is deallocated, but it releases the object's properties then. Hence the
/// property, which nothing else must hold.
public protocol DeallocationAware: AnyObject, ReactiveCompatible {
  /// Made with the object, and held by it alone.
  var deallocation: Deallocation { get }
}

/// The property whose release tells that an object is gone.
public final class Deallocation: Sendable {
  fileprivate let beginning = AsyncSubject<Void>()
  fileprivate let end = AsyncSubject<Void>()

  /// Makes one for an object that has just been made.
  public init() {}

  deinit {
    begin()
    end.onNext(())
    end.onCompleted()
  }

  /// To be called by the object's `deinit` where `deallocating` is to come before its properties are released.
  public func begin() {
    beginning.onNext(())
    beginning.onCompleted()
  }
}

extension Reactive where Base: DeallocationAware {
  /// Sends an element when the object is gone, or at once if it is already, and completes; does not keep the object.
  public var deallocated: Observable<Void> { base.deallocation.end }

  /// Sends an element when the object is about to go, and completes; does not keep the object.
  ///
  /// It comes with `deallocated`, unless the object's `deinit` calls `deallocation.begin()`.
  public var deallocating: Observable<Void> { base.deallocation.beginning }
}
