extension ObservableType {
  /// Creates a sequence that emits what `subscribe` sends to its observer.
  ///
  ///     let ticks = Observable<Int>.create { observer in
  ///       observer.onNext(1)
  ///       observer.onCompleted()
  ///       return Disposables.create()
  ///     }
  ///     // 1, completed
  ///
  /// The observer may be called from any thread. Its events pass a gate, which delivers them one at a time and drops
  /// those that come after the terminal event or after disposal.
  ///
  /// - Parameter subscribe: A closure that is called for each subscription. The disposable that it returns is disposed
  ///   of when the sequence terminates, or when the subscription is disposed of.
  @inlinable
  public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) -> Observable<
    Element
  > {
    Observable { downstream in
      let serialized = SerializedDownstream(consume downstream)
      let observer: AnyObserver<Element>
      if Grammar.isWatched {
        let watch = GrammarWatch(serialized)
        observer = AnyObserver { watch.on($0) }
      } else {
        observer = AnyObserver { serialized.on($0) }
      }
      serialized.downstream.lifetime.hold(disposable: onAnyThread { subscribe(observer) })
    }
  }
}
