extension Infallible {
  /// Combines the latest elements of all sources whenever one of them emits, once all of them have emitted.
  ///
  /// Completes when all sources have completed, or when the last active one emits an element while another has
  /// completed without any. If `resultSelector` throws, the sequence ends without an event.
  @inlinable
  public static func combineLatest<First: InfallibleType, each Other: InfallibleType>(
    _ first: First, _ other: repeat each Other,
    resultSelector: @escaping (First.Element, repeat (each Other).Element) throws -> Element
  ) -> Infallible<Element> {
    Infallible(.combineLatest(first, repeat each other, resultSelector: resultSelector))
  }
}

extension InfallibleType {
  /// Combines the latest elements of a collection of sources whenever one of them emits, once all of them have emitted.
  ///
  /// An empty collection emits the result of `resultSelector` for no elements, and completes.
  @inlinable
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Infallible<Element> where Collection.Element: InfallibleType {
    Infallible(.combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// Emits an array of the latest elements of all sources whenever one of them emits, once all of them have emitted.
  ///
  /// An empty collection emits an empty array, and completes.
  @inlinable
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Infallible<[Element]>
  where Collection.Element: InfallibleType, Collection.Element.Element == Element {
    Infallible<[Element]>(Observable<Element>.combineLatest(collection.map { $0.asObservable() }))
  }

  /// Combines the first elements of all sources, then their second elements, and so on.
  ///
  /// Elements wait for their counterparts in a buffer without a limit. The result completes when all sources have
  /// completed. If `resultSelector` throws, the sequence ends without an event.
  @inlinable
  public static func zip<First, each Other>(
    _ first: Infallible<First>, _ other: repeat Infallible<each Other>,
    resultSelector: @escaping (First, repeat each Other) throws -> Element
  ) -> Infallible<Element> {
    Infallible(.zip(first, repeat each other, resultSelector: resultSelector))
  }

  /// Emits the elements of all sources as they arrive, and completes when all sources have completed.
  @inlinable
  public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Infallible<Element>
  where Collection.Element == Infallible<Element> {
    Infallible(.merge(sources.map { $0.source }))
  }

  /// Emits the elements of all sources as they arrive, and completes when all sources have completed.
  @inlinable
  public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element> {
    Infallible(.merge(sources.map { $0.source }))
  }

  /// Emits the elements of all sources as they arrive, and completes when all sources have completed.
  @inlinable
  public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> { merge(sources) }

  /// Emits the elements of this sequence and, once it has completed, the elements of `second`.
  @inlinable
  public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Infallible<Element>
  where Source.Element == Element {
    Infallible(asObservable().concat(second))
  }

  /// Emits the elements of the sources one source after the other.
  @inlinable
  public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Infallible<Element>
  where Sequence.Element == Infallible<Element> {
    Infallible(.concat(sequence.lazy.map { $0.source }))
  }

  /// Emits the elements of the sources one source after the other.
  @inlinable
  public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<Element>
  where Collection.Element == Infallible<Element> {
    concat(AnySequence(collection))
  }

  /// Emits the elements of the sources one source after the other.
  @inlinable
  public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> {
    concat(AnySequence(sources))
  }

  /// Emits `element` before the elements of this sequence.
  @inlinable
  public func startWith(_ element: Element) -> Infallible<Element> {
    Infallible(asObservable().startWith(element))
  }

  /// Combines each element of this sequence with the latest element of `second`.
  ///
  /// Elements that arrive before `second` has emitted anything are dropped. The result completes when this sequence
  /// completes.
  @inlinable
  public func withLatestFrom<Source: InfallibleType, ResultType>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType
  ) -> Infallible<ResultType> {
    Infallible<ResultType>(asObservable().withLatestFrom(second, resultSelector: resultSelector))
  }

  /// Emits the latest element of `second` whenever this sequence emits an element.
  ///
  /// Elements that arrive before `second` has emitted anything are dropped. The result completes when this sequence
  /// completes.
  @inlinable
  public func withLatestFrom<Source: InfallibleType>(_ second: Source) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().withLatestFrom(second))
  }
}
