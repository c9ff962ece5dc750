extension ObservableType {
  /// Combines the latest elements of all sources, even of more than eight, whenever one of them emits, once all of them
  /// have emitted.
  ///
  ///     Observable.combineLatest(width, height) { $0 * $1 }
  ///
  /// Completes when all sources have completed, or when the last one that runs emits an element while another has
  /// completed without any. Fails with the first that fails, or if `resultSelector` throws. A combination is delivered on
  /// the thread on which the source emitted that completes it; a thread waits for its turn while another one delivers,
  /// with the exceptions that `PublishSubject` lists.
  @inlinable
  public static func combineLatest<First: ObservableConvertibleType, each Other: ObservableConvertibleType>(
    _ first: First, _ other: repeat each Other,
    resultSelector: @escaping (First.Element, repeat (each Other).Element) throws -> Element
  ) -> Observable<Element> {
    combiningLatest(first, repeat each other, resultSelector: resultSelector)
  }

  @inlinable
  static func combiningLatest<each Source: ObservableConvertibleType>(
    _ source: repeat each Source, resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    let sources = (repeat (each source).asObservable().bare)
    let count = arity(repeat each source)
    let kept = together(repeat each sources)
    return Observable { downstream in
      let junction = Junction(downstream, awaiting: count, keeping: kept)
      let latest = (repeat Latest(of: each sources))
      let missing = Memory(count)
      let emit = { downstream.attempt { downstream.next(try resultSelector(repeat (each latest).current)) } }
      repeat junction.attach(each sources, latest: each latest, missing, emit)
    }
  }

  /// Combines the latest elements of all sources whenever one of them emits, once all of them have emitted.
  ///
  /// An empty collection gives one combination of nothing, and completes.
  @inlinable
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    let sources = collection.map { $0.asObservable().bare }
    if sources.isEmpty { return .deferred { .just(try resultSelector([])) } }
    let kept = Memory(sources)
    return Observable { downstream in
      let junction = Junction(downstream, awaiting: sources.count, keeping: kept)
      let latest = sources.map(Latest.init(of:))
      let missing = Memory(sources.count)
      let emit = { downstream.attempt { downstream.next(try resultSelector(latest.map { $0.current })) } }
      for (source, latest) in Swift.zip(sources, latest) {
        junction.attach(source, latest: latest, missing, emit)
      }
    }
  }

  /// Emits an array of the latest elements of all sources whenever one of them emits, once all of them have emitted.
  @inlinable
  public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> Observable<
    [Element]
  >
  where Collection.Element: ObservableType, Collection.Element.Element == Element {
    Observable<[Element]>.combineLatest(collection) { $0 }
  }
}

@inlinable
func arity<each Value>(_ value: repeat each Value) -> Int {
  var count = 0
  for _ in repeat each value { count += 1 }
  return count
}

extension Junction {
  /// Attaches one of the sources of `combineLatest`; `emit` is called with each element once none is `missing`.
  @inlinable
  func attach<Input>(
    _ source: Observable<Input>, latest: Latest<Input>, _ missing: Memory<Int>, _ emit: @escaping () -> Void
  ) {
    let feed = LatestFeed(self, latest, missing, emit)
    inlets.add(latest)
    source.start(Downstream(latest, next: { feed.next($0) }, end: { feed.end($0) }))
  }
}

/// Takes the events of one of the sources of `combineLatest` through the gate.
///
/// Handlers for `Feed` would be a block more for each source.
///
/// `@unchecked Sendable`: as `Feed`.
@usableFromInline
final class LatestFeed<Input, Output>: EndFeed<Output>, @unchecked Sendable {
  /// How many sources have not sent anything.
  @usableFromInline let missing: Memory<Int>
  @usableFromInline let emit: () -> Void

  @inlinable
  init(
    _ junction: Junction<Output>, _ latest: Latest<Input>, _ missing: Memory<Int>,
    _ emit: @escaping () -> Void
  ) {
    self.missing = missing
    self.emit = emit
    super.init(junction, latest, nil)
  }

  /// Sound: `init` passes on nothing else.
  @inlinable var latest: Latest<Input> { unsafeDowncast(inlet, to: Latest<Input>.self) }

  @inlinable
  func next(_ element: Input) {
    if junction.enter() || junction.waitForTurn() {
      if !inlet.isOver { take(element) }
      junction.leave()
    } else {
      junction.enqueue { if self.isOpen { self.take(element) } }
    }
  }

  @inlinable @inline(__always)
  func take(_ element: Input) {
    if latest.replace(element) { missing.value -= 1 }
    if missing.value == 0 {
      emit()
    } else if junction.running.value == 1 {
      // All other sources have completed, and at least one of them has sent nothing.
      junction.downstream.end(nil)
    }
  }
}
