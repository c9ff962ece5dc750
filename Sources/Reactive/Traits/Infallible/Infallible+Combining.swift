extension Infallible {
  /// Combines the latest elements of all sources whenever one of them sends, once all of them have.
  ///
  /// Completes when all sources have.
  @inlinable
  public static func combineLatest<First: InfallibleType, each Other: InfallibleType>(
    _ first: First, _ other: repeat each Other,
    resultSelector: @escaping (First.Element, repeat (each Other).Element) throws -> Element
  ) -> Infallible<Element> {
    Infallible(.combineLatest(first, repeat each other, resultSelector: resultSelector))
  }
}

extension InfallibleType {
  /// Combines the latest elements of all sources whenever one of them sends, once all of them have.
  ///
  /// An empty collection gives one combination of nothing, and completes.
  @inlinable
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Infallible<Element> where Collection.Element: InfallibleType {
    Infallible(.combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// Gathers the latest elements of all sources in an array whenever one of them sends, once all of them have.
  @inlinable
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Infallible<[Element]>
  where Collection.Element: InfallibleType, Collection.Element.Element == Element {
    Infallible<[Element]>(Observable<Element>.combineLatest(collection.map { $0.asObservable() }))
  }

  /// Combines the first elements of all sources, then the second ones, and so on.
  ///
  /// Completes when all sources have, or when one sends an element while no other can partner it any more.
  @inlinable
  public static func zip<First, each Other>(
    _ first: Infallible<First>, _ other: repeat Infallible<each Other>,
    resultSelector: @escaping (First, repeat each Other) throws -> Element
  ) -> Infallible<Element> {
    Infallible(.zip(first, repeat each other, resultSelector: resultSelector))
  }

  /// Sends what any of the sources sends, as it comes; completes when all of them have.
  @inlinable
  public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Infallible<Element>
  where Collection.Element == Infallible<Element> {
    Infallible(.merge(sources.map { $0.source }))
  }

  /// Sends what any of the sources sends, as it comes; completes when all of them have.
  @inlinable
  public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element> {
    Infallible(.merge(sources.map { $0.source }))
  }

  /// Sends what any of the sources sends, as it comes; completes when all of them have.
  @inlinable
  public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> {
    Infallible(.merge(sources.map { $0.source }))
  }

  /// Sends what `second` sends when this has completed.
  @inlinable
  public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Infallible<Element>
  where Source.Element == Element {
    Infallible(asObservable().concat(second))
  }

  /// Sends what the sources send, one after the other.
  @inlinable
  public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Infallible<Element>
  where Sequence.Element == Infallible<Element> {
    Infallible(.concat(sequence.lazy.map { $0.source }))
  }

  /// Sends what the sources send, one after the other.
  @inlinable
  public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<Element>
  where Collection.Element == Infallible<Element> {
    concat(AnySequence(collection))
  }

  /// Sends what the sources send, one after the other.
  @inlinable
  public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> {
    concat(AnySequence(sources))
  }

  /// Sends `element` first.
  @inlinable
  public func startWith(_ element: Element) -> Infallible<Element> {
    Infallible(asObservable().startWith(element))
  }

  /// Combines each element with the latest one of `second`; those that come before it has any are dropped.
  @inlinable
  public func withLatestFrom<Source: InfallibleType, ResultType>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType
  ) -> Infallible<ResultType> {
    Infallible<ResultType>(asObservable().withLatestFrom(second, resultSelector: resultSelector))
  }

  /// Sends the latest element of `second` for each element of this; nothing before it has any.
  @inlinable
  public func withLatestFrom<Source: InfallibleType>(_ second: Source) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().withLatestFrom(second))
  }
}
