/// A disposable of any other type as something that a lifetime holds.
final class HeldDisposable: Holding {
  private let disposable: any Disposable

  init(_ disposable: any Disposable) { self.disposable = disposable }

  func release(_ key: Int) { disposable.dispose() }
}
