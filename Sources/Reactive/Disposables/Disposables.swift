/// Functions that create disposables.
public struct Disposables {
  private init() {}

  /// Returns a disposable that does nothing.
  @inlinable
  public static func create() -> any Disposable { NopDisposable.shared }

  /// Returns a disposable that calls `dispose` once, when it is disposed of.
  public static func create(with dispose: consuming @escaping () -> Void) -> any Cancelable {
    ActionDisposable(consume dispose)
  }

  /// Returns a disposable that disposes of both, in this order.
  public static func create(_ disposable1: any Disposable, _ disposable2: any Disposable) -> any Cancelable {
    create([disposable1, disposable2])
  }

  /// Returns a disposable that disposes of all three, in this order.
  public static func create(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
  ) -> any Cancelable {
    create([disposable1, disposable2, disposable3])
  }

  /// Returns a disposable that disposes of all of them, in this order.
  public static func create(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
    _ disposables: any Disposable...
  ) -> any Cancelable {
    create([disposable1, disposable2, disposable3] + disposables)
  }

  /// Returns a disposable that disposes of all of them, in this order.
  public static func create(_ disposables: [any Disposable]) -> any Cancelable {
    ActionDisposable { for disposable in disposables { disposable.dispose() } }
  }
}
