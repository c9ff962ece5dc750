extension ObservableType {
  /// Makes a sequence of what `subscribe` sends to the observer that it is handed.
  ///
  ///     let ticks = Observable<Int>.create { observer in
  ///       observer.onNext(1)
  ///       observer.onCompleted()
  ///       return Disposables.create()
  ///     }
  ///     // 1, completed
  ///
  /// The observer may be called from any thread; its events pass a gate, one at a time, and none passes after the
  /// end or after disposal.
  ///
  /// - Parameter subscribe: Called for each subscription; what it returns is disposed of at the end, or at disposal.
  @inlinable
  public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) -> Observable<
    Element
  > {
    Observable { downstream in
      let entry = Entry(consume downstream)
      let observer: AnyObserver<Element>
      if Grammar.isWatched {
        let watch = GrammarWatch(entry)
        observer = AnyObserver { watch.on($0) }
      } else {
        observer = AnyObserver { entry.on($0) }
      }
      entry.downstream.lifetime.hold(disposable: onAnyThread { subscribe(observer) })
    }
  }
}
