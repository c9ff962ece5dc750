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
    let first = asObservable().bare
    let second = second.asObservable().bare
    return first.isChain ? Chain(appending: second, to: first) : Chain([first, second], after: nil)
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Sends what the inner sequences send, one after the other; those that come meanwhile wait in line.
  ///
  /// Completes when the outer one and all inner ones have, and fails with the first that fails.
  @inlinable
  public func concat() -> Observable<Element.Element> { merge(maxConcurrent: 1) }
}

/// Sources that follow one another, as calls of `concat(_:)` on the result of `concat(_:)` make them.
///
/// They are one sequence rather than sequences within sequences, so no number of calls grows the stack.
///
/// `@unchecked Sendable`: as its superclass.
@usableFromInline
final class Chain<Element>: Observable<Element>, @unchecked Sendable {
  @usableFromInline let sources: [Observable<Element>]
  @usableFromInline let before: Links?

  /// - Precondition: `first` is a `Chain`.
  @usableFromInline
  convenience init(appending second: Observable<Element>, to first: Observable<Element>) {
    let chain = unsafeDowncast(first, to: Chain<Element>.self)
    // In arrays of limited size: a copy of all sources at each call would take quadratic time.
    if chain.sources.count < 32 {
      self.init(chain.sources + [second], after: chain.before)
    } else {
      self.init([second], after: Links(chain.sources, after: chain.before))
    }
  }

  @inlinable
  init(_ sources: [Observable<Element>], after before: Links?) {
    self.sources = sources
    self.before = before
    super.init(isChain: true) { downstream in
      let sources = before?.all(then: sources) ?? sources
      let place = Memory(0)
      Succession(downstream) { error in
        guard error == nil else { return .end(error) }
        let source = sources[place.value]
        place.value += 1
        return place.value < sources.count ? .follow(source) : .followLast(source)
      }.begin()
    }
  }

  /// Some of the sources, and those before them.
  @usableFromInline
  final class Links {
    private let sources: [Observable<Element>]
    private var before: Links?

    init(_ sources: [Observable<Element>], after before: Links?) {
      self.sources = sources
      self.before = before
    }

    /// Releases what came before in a loop: a recursion would be as deep as there were calls.
    deinit {
      var link = before.take()
      while isKnownUniquelyReferenced(&link) { link = link?.before.take() }
    }

    /// The sources in their order, and `last` after them.
    @usableFromInline
    func all(then last: [Observable<Element>]) -> [Observable<Element>] {
      var parts = [last]
      var link: Links? = self
      while let part = link {
        parts.append(part.sources)
        link = part.before
      }
      return parts.reversed().flatMap { $0 }
    }
  }
}
