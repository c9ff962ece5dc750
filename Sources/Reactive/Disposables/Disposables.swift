/// Makes disposables.
public struct Disposables {
  private init() {}

  /// A disposable that does nothing.
  @inlinable
  public static func create() -> any Disposable { NopDisposable.shared }

  /// A disposable that calls `dispose` once, at its disposal.
  public static func create(with dispose: consuming @escaping () -> Void) -> any Cancelable {
    ActionDisposable(consume dispose)
  }

  /// Disposes of both, in this order.
  public static func create(_ disposable1: any Disposable, _ disposable2: any Disposable) -> any Cancelable {
    create([disposable1, disposable2])
  }

  /// Disposes of all three, in this order.
  public static func create(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
  ) -> any Cancelable {
    create([disposable1, disposable2, disposable3])
  }

  /// Disposes of all, in this order.
  public static func create(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
    _ disposables: any Disposable...
  ) -> any Cancelable {
    create([disposable1, disposable2, disposable3] + disposables)
  }

  /// Disposes of all, in this order.
  public static func create(_ disposables: [any Disposable]) -> any Cancelable {
    ActionDisposable { for disposable in disposables { disposable.dispose() } }
  }
}
