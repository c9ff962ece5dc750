extension AsyncSequence {
  /// The elements as an observable: each subscription iterates in a task of its own, which disposal cancels.
  ///
  ///     let lines = url.lines.asObservable()
  ///
  /// The task is detached. It takes the next element as soon as observers are done with the one before, so that a slow
  /// observer slows the iteration down: nothing is buffered.
  ///
  /// Completes when the iteration ends; fails with what it throws.
  ///
  /// - Parameter priority: Of the task.
  public func asObservable(priority: TaskPriority? = nil) -> Observable<Element> {
    .create { observer in
      let iteration = Handed<() async -> Void> {
        do {
          for try await element in self {
            // Not every iteration ends when its task is cancelled.
            if Task.isCancelled { return }
            observer.onNext(element)
          }
          observer.onCompleted()
        } catch {
          observer.onError(error)
        }
      }
      let task = Task.detached(priority: priority) { await iteration.value() }
      return Disposables.create { task.cancel() }
    }
  }
}
