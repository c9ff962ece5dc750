extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Makes a single of what an asynchronous closure returns or throws.
  ///
  ///     let page = Single.create { try await download(url) }
  ///
  /// Each subscription runs `work` in a task of its own, which disposal cancels.
  ///
  /// - Parameters:
  ///   - detached: Whether the task is detached from the one that subscribes, and from its actor.
  ///   - priority: Of the task.
  ///   - work: Its result is the element, and what it throws is the error.
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
