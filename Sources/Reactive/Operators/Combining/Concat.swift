extension ObservableType {
  /// Emits the elements of the sources one source after the other.
  ///
  ///     Observable.concat(.of(1, 2), .of(3))  // 1, 2, 3, completed
  ///
  /// Each source is subscribed to when the one before it has completed. The result completes with the last source, and
  /// fails with the error of the first source that fails. The Swift sequence is iterated lazily, so it may be infinite.
  @inlinable
  public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    Observable { downstream in
      let sources = Box(sequence.makeIterator())
      SequentialSources(downstream) { error in
        if error == nil, let source = sources.value.next() { .follow(source) } else { .end(error) }
      }.begin()
    }
  }

  /// Emits the elements of the sources one source after the other.
  ///
  /// Each source is subscribed to when the one before it has completed. The result completes with the last source, and
  /// fails with the error of the first source that fails.
  @inlinable
  public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Observable<Element>
  where Collection.Element == Observable<Element> {
    Observable { downstream in
      let place = Box(collection.startIndex)
      SequentialSources(downstream) { error in
        guard error == nil, place.value < collection.endIndex else { return .end(error) }
        let source = collection[place.value]
        collection.formIndex(after: &place.value)
        return place.value < collection.endIndex ? .follow(source) : .followLast(source)
      }.begin()
    }
  }

  /// Emits the elements of the sources one source after the other.
  ///
  /// Each source is subscribed to when the one before it has completed. The result completes with the last source, and
  /// fails with the error of the first source that fails.
  @inlinable
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    concat(sources.map { $0.bare })
  }

  /// Emits the elements of this sequence and, once it has completed, the elements of `second`.
  ///
  /// The result fails if either sequence fails. A chain of many calls doesn't grow the stack.
  @inlinable
  public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
  where Source.Element == Element {
    let first = asObservable().bare
    let second = second.asObservable().bare
    return first.isChain ? Chain(appending: second, to: first) : Chain([first, second], after: nil)
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Emits the elements of the inner sequences one sequence after the other.
  ///
  /// Inner sequences that arrive early wait until those before them have completed. The result completes when the outer
  /// sequence and all inner sequences have completed, and fails with the error of the first sequence that fails.
  @inlinable
  public func concat() -> Observable<Element.Element> { merge(maxConcurrent: 1) }
}

/// The sources of a chain of calls of `concat(_:)`.
///
/// They form one sequence rather than nested ones, so the stack doesn't grow with the number of calls.
///
/// `@unchecked Sendable`: adds only immutable values to its superclass.
@usableFromInline
final class Chain<Element>: Observable<Element>, @unchecked Sendable {
  @usableFromInline let sources: [Observable<Element>]
  @usableFromInline let before: Links?

  /// - Precondition: `first` is a `Chain`.
  @usableFromInline
  convenience init(appending second: Observable<Element>, to first: Observable<Element>) {
    let chain = unsafeDowncast(first, to: Chain<Element>.self)
    // Arrays of limited size: copying all sources at each call would take quadratic time.
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
      let place = Box(0)
      SequentialSources(downstream) { error in
        guard error == nil else { return .end(error) }
        let source = sources[place.value]
        place.value += 1
        return place.value < sources.count ? .follow(source) : .followLast(source)
      }.begin()
    }
  }

  /// Some of the sources, and a link to those before them.
  @usableFromInline
  final class Links {
    private let sources: [Observable<Element>]
    private var before: Links?

    init(_ sources: [Observable<Element>], after before: Links?) {
      self.sources = sources
      self.before = before
    }

    /// Releases the links in a loop: recursion would be as deep as the number of calls.
    deinit {
      var link = before.take()
      while isKnownUniquelyReferenced(&link) { link = link?.before.take() }
    }

    /// Returns all sources in their order, followed by `last`.
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
