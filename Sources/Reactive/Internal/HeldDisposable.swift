/// A disposable as something that a lifetime holds.
@usableFromInline
final class HeldDisposable: Holding {
  private let disposable: any Disposable

  @usableFromInline
  init(_ disposable: any Disposable) { self.disposable = disposable }

  @usableFromInline
  func release(_ key: Int) { disposable.dispose() }
}

extension Lifetime {
  /// Disposes of `disposable` when this is over.
  @usableFromInline
  final func hold(disposable: any Disposable) {
    // A cast instead of a comparison would cost more than all the rest.
    if type(of: disposable) != NopDisposable.self { hold(HeldDisposable(disposable)) }
  }
}
