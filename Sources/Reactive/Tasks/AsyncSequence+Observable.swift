extension AsyncSequence {
  /// Returns an observable that iterates over the sequence in a task, one per subscription.
  ///
  ///     let lines = url.lines.asObservable()
  ///
  /// The task is detached, and disposal cancels it. It requests the next element when the observers have processed the
  /// previous one, so a slow observer slows the iteration down and nothing is buffered.
  ///
  /// The observable completes when the iteration ends, and fails if it throws.
  ///
  /// - Parameter priority: The priority of the task.
  public func asObservable(priority: TaskPriority? = nil) -> Observable<Element> {
    .create { observer in
      let iteration = UncheckedSendable<() async -> Void> {
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
