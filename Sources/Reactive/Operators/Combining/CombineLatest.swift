extension ObservableType {
  /// Combines the latest elements of any number of sources whenever one of them emits, once all of them have emitted.
  ///
  ///     Observable.combineLatest(width, height) { $0 * $1 }
  ///
  /// Completes when all sources have completed. It also completes when the last active source emits an element although
  /// another source has completed without emitting one. It fails with the error of the first source that fails, or if
  /// `resultSelector` throws. Each combination is delivered on the thread on which its newest element was emitted.
  /// While another thread delivers, a thread waits for its turn, with the exceptions listed for `PublishSubject`.
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
      let coordinator = Coordinator(downstream, awaiting: count, keeping: kept)
      let latest = (repeat LatestValue(of: each sources))
      let missing = Box(count)
      let emit = { downstream.attempt { downstream.next(try resultSelector(repeat (each latest).current)) } }
      repeat coordinator.attach(each sources, latest: each latest, missing, emit)
    }
  }

  /// Combines the latest elements of a collection of sources whenever one of them emits, once all of them have emitted.
  ///
  /// An empty collection emits the result of `resultSelector` for no elements, and completes. Otherwise the sequence
  /// completes, fails and delivers like the overloads with separate parameters.
  @inlinable
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    let sources = collection.map { $0.asObservable().bare }
    if sources.isEmpty { return .deferred { .just(try resultSelector([])) } }
    let kept = Box(sources)
    return Observable { downstream in
      let coordinator = Coordinator(downstream, awaiting: sources.count, keeping: kept)
      let latest = sources.map(LatestValue.init(of:))
      let missing = Box(sources.count)
      let emit = { downstream.attempt { downstream.next(try resultSelector(latest.map { $0.current })) } }
      for (source, latest) in Swift.zip(sources, latest) {
        coordinator.attach(source, latest: latest, missing, emit)
      }
    }
  }

  /// Emits an array of the latest elements of all sources whenever one of them emits, once all of them have emitted.
  ///
  /// An empty collection emits an empty array, and completes.
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

extension Coordinator {
  /// Subscribes to one of the sources of `combineLatest`; `emit` is called with each element once no source is
  /// `missing`.
  @inlinable
  func attach<Input>(
    _ source: Observable<Input>, latest: LatestValue<Input>, _ missing: Box<Int>, _ emit: @escaping () -> Void
  ) {
    let innerObserver = LatestValueObserver(self, latest, missing, emit)
    innerSubscriptions.add(latest)
    source.start(Downstream(latest, next: { innerObserver.next($0) }, end: { innerObserver.end($0) }))
  }
}

/// Receives the events of one source of `combineLatest`, and passes them through the gate.
///
/// An `InnerObserver` with handlers would need one more allocation per source.
///
/// `@unchecked Sendable`: as for `InnerObserver`.
@usableFromInline
final class LatestValueObserver<Input, Output>: InnerTerminationObserver<Output>, @unchecked Sendable {
  /// The number of sources that have not emitted an element yet.
  @usableFromInline let missing: Box<Int>
  @usableFromInline let emit: () -> Void

  @inlinable
  init(
    _ coordinator: Coordinator<Output>, _ latest: LatestValue<Input>, _ missing: Box<Int>,
    _ emit: @escaping () -> Void
  ) {
    self.missing = missing
    self.emit = emit
    super.init(coordinator, latest, nil)
  }

  /// Sound, because `init` passes no other type to the superclass.
  @inlinable var latest: LatestValue<Input> { unsafeDowncast(innerSubscription, to: LatestValue<Input>.self) }

  @inlinable
  func next(_ element: Input) {
    if coordinator.enter() || coordinator.waitForTurn() {
      if !innerSubscription.isOver { take(element) }
      coordinator.leave()
    } else {
      coordinator.enqueue { if self.isOpen { self.take(element) } }
    }
  }

  @inlinable @inline(__always)
  func take(_ element: Input) {
    if latest.replace(element) { missing.value -= 1 }
    if missing.value == 0 {
      emit()
    } else if coordinator.running.value == 1 {
      // All other sources have completed, and at least one of them has emitted nothing.
      coordinator.downstream.end(nil)
    }
  }
}
