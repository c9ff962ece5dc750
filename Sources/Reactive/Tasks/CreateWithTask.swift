extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Creates a single from an asynchronous closure.
  ///
  ///     let page = Single.create { try await download(url) }
  ///
  /// Each subscription calls `work` in its own task, which disposal cancels. The single succeeds with the result of
  /// `work`, and fails if `work` throws.
  ///
  /// - Parameters:
  ///   - detached: Whether the task is detached from the task that subscribes, and from its actor.
  ///   - priority: The priority of the task.
  ///   - work: The asynchronous closure.
  public static func create(
    detached: Bool = false, priority: TaskPriority? = nil,
    work: @escaping @Sendable () async throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    create { settle in
      let operation: @Sendable () async -> Void = {
        do { settle(.success(try await work())) } catch { settle(.failure(error)) }
      }
      let task =
        detached
        ? Task.detached(priority: priority, operation: operation)
        : Task(priority: priority, operation: operation)
      return Disposables.create { task.cancel() }
    }
  }
}
