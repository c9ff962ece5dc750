extension ObservableType {
  /// Combines the first elements of all sources, then the second ones, and so on.
  ///
  ///     Observable.zip(Observable.of(1, 2, 3), Observable.of("a", "b")) { "\($0)\($1)" }  // 1a, 2b, completed
  ///
  /// Elements wait for their partners, however many there are. Completes when all sources have: one that has completed
  /// does not end the others, even where they can have no partner any more. Fails with the first that fails, or with what
  /// `resultSelector` throws.
  @inlinable
  public static func zip<First: ObservableConvertibleType, each Other: ObservableConvertibleType>(
    _ first: First, _ other: repeat each Other,
    resultSelector: @escaping (First.Element, repeat (each Other).Element) throws -> Element
  ) -> Observable<Element> {
    zipping(first, repeat each other, resultSelector: resultSelector)
  }

  @inlinable
  static func zipping<each Source: ObservableConvertibleType>(
    _ source: repeat each Source, resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    let sources = (repeat (each source).asObservable().bare)
    let count = arity(repeat each source)
    let kept = together(repeat each sources)
    return Observable { downstream in
      let junction = Junction(downstream, awaiting: count, keeping: kept)
      let unpaired = (repeat Unpaired(of: each sources))
      let missing = Memory(count)
      let emit = {
        downstream.attempt { downstream.next(try resultSelector(repeat (each unpaired).removeFirst())) }
        for waiting in repeat each unpaired { missing.value += waiting.isEmpty ? 1 : 0 }
      }
      repeat junction.attach(each sources, unpaired: each unpaired, missing, emit, alone: {})
    }
  }

  /// Combines the first elements of all sources, then the second ones, and so on.
  ///
  /// Elements wait for their partners, however many there are. Completes when all sources have, or when one sends an
  /// element while all others have completed and one of them has nothing left; an empty collection completes at once.
  /// Fails with the first that fails, or with what `resultSelector` throws.
  @inlinable
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    let sources = collection.map { $0.asObservable().bare }
    if sources.isEmpty { return .empty() }
    let kept = Memory(sources)
    return Observable { downstream in
      let junction = Junction(downstream, awaiting: sources.count, keeping: kept)
      let unpaired = sources.map(Unpaired.init(of:))
      let missing = Memory(sources.count)
      let emit = {
        downstream.attempt { downstream.next(try resultSelector(unpaired.map { $0.removeFirst() })) }
        for waiting in unpaired where waiting.isEmpty { missing.value += 1 }
      }
      for (source, waiting) in Swift.zip(sources, unpaired) {
        junction.attach(source, unpaired: waiting, missing, emit) {
          // All other sources have completed, and at least one of them has nothing left.
          if junction.running.value == 1 { downstream.end(nil) }
        }
      }
    }
  }

  /// Gathers the first elements of all sources in an array, then the second ones, and so on.
  @inlinable
  public static func zip<Collection: Swift.Collection>(_ collection: Collection) -> Observable<[Element]>
  where Collection.Element: ObservableType, Collection.Element.Element == Element {
    Observable<[Element]>.zip(collection) { $0 }
  }
}

extension Junction {
  /// Attaches a source whose elements wait until none is `missing`, which `emit` takes up; `alone` is called with each
  /// element that has to wait.
  @inlinable
  func attach<Input>(
    _ source: Observable<Input>, unpaired: Unpaired<Input>, _ missing: Memory<Int>,
    _ emit: @escaping () -> Void, alone: @escaping () -> Void
  ) {
    attach(
      source,
      next: { element in
        if unpaired.isEmpty { missing.value -= 1 }
        unpaired.append(element)
        missing.value == 0 ? emit() : alone()
      })
  }
}
