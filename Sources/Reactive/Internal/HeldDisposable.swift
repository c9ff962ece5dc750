/// A disposable as one of several things that a lifetime holds.
final class HeldDisposable: Holding {
  private let disposable: any Disposable

  init(_ disposable: any Disposable) { self.disposable = disposable }

  func release(_ key: Int) { disposable.dispose() }
}
