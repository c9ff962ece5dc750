extension ObservableType {
  /// Makes a resource for each subscription, a sequence from it, and disposes of the resource with the subscription.
  ///
  /// What the factories throw is the error of the sequence.
  @inlinable
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    Observable { downstream in
      downstream.attempt {
        let resource = try resourceFactory()
        // Held after the source, which is therefore given back before the resource it uses.
        defer { downstream.lifetime.hold(disposable: resource) }
        try observableFactory(resource).attach(downstream.keeping((resourceFactory, observableFactory)))
      }
    }
  }
}
