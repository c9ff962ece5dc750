/// Wraps a disposable of any other type so a lifetime can hold it.
final class RetainedDisposable: Releasable {
  private let disposable: any Disposable

  init(_ disposable: any Disposable) { self.disposable = disposable }

  func release(_ key: Int) { disposable.dispose() }
}
