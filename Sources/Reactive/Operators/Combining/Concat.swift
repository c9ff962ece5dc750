extension ObservableType {
  /// Sends what the sources send, one after the other; the next is subscribed to when the one before has completed.
  ///
  ///     Observable.concat(.of(1, 2), .of(3))  // 1, 2, 3, completed
  ///
  /// Fails with the first that fails.
  @inlinable
  public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    Observable { downstream in
      let sources = Memory(sequence.makeIterator())
      Succession(downstream) { error in
        if error == nil, let source = sources.value.next() { .follow(source) } else { .end(error) }
      }.begin()
    }
  }

  /// Sends what the sources send, one after the other.
  ///
  /// Fails with the first that fails.
  @inlinable
  public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Observable<Element>
  where Collection.Element == Observable<Element> {
    Observable { downstream in
      let place = Memory(collection.startIndex)
      Succession(downstream) { error in
        guard error == nil, place.value < collection.endIndex else { return .end(error) }
        let source = collection[place.value]
        collection.formIndex(after: &place.value)
        return place.value < collection.endIndex ? .follow(source) : .followLast(source)
      }.begin()
    }
  }

  /// Sends what the sources send, one after the other.
  ///
  /// Fails with the first that fails.
  @inlinable
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    concat(sources.map { $0.bare })
  }

  /// Sends what `second` sends when this has completed; fails with either.
  @inlinable
  public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
  where Source.Element == Element {
    .concat([asObservable().bare, second.asObservable().bare])
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Sends what the inner sequences send, one after the other; those that come meanwhile wait in line.
  ///
  /// Completes when the outer one and all inner ones have, and fails with the first that fails.
  @inlinable
  public func concat() -> Observable<Element.Element> { merge(maxConcurrent: 1) }
}
