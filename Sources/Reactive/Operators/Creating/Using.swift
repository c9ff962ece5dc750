extension ObservableType {
  /// Creates a sequence with a resource that lives as long as the subscription.
  ///
  /// Each subscription creates a resource, subscribes to the sequence that `observableFactory` returns for it, and
  /// disposes of the resource after the sequence has terminated or been disposed of. If a factory throws, the sequence
  /// fails with that error.
  @inlinable
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    Observable { downstream in
      downstream.attempt {
        let resource = try resourceFactory()
        // Held after the source, so the source is released before the resource that it uses.
        defer { downstream.lifetime.hold(disposable: resource) }
        try observableFactory(resource).start(downstream.keeping((resourceFactory, observableFactory)))
      }
    }
  }
}
