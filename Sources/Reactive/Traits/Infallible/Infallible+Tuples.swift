// Written out for each number of sources rather than with a parameter pack: with a pack, the compiler doesn't find the
// parts of the resulting tuple (`pair.1`) in the same expression.

extension InfallibleType where Element == Any {
  /// Emits a tuple of the latest elements of all sources whenever one of them emits, once all of them have emitted.
  ///
  /// Completes and delivers like the overload that takes a `resultSelector`.
  @inlinable
  public static func combineLatest<Element1: InfallibleType, Element2: InfallibleType>(
    _ source1: Element1, _ source2: Element2
  ) -> Infallible<(Element1.Element, Element2.Element)> {
    Infallible<(Element1.Element, Element2.Element)>.combineLatest(source1, source2) { ($0, $1) }
  }

  /// Emits a tuple of the latest elements of all sources whenever one of them emits, once all of them have emitted.
  ///
  /// Completes and delivers like the overload that takes a `resultSelector`.
  @inlinable
  public static func combineLatest<
    Element1: InfallibleType, Element2: InfallibleType, Element3: InfallibleType
  >(
    _ source1: Element1, _ source2: Element2, _ source3: Element3
  ) -> Infallible<(Element1.Element, Element2.Element, Element3.Element)> {
    Infallible<(Element1.Element, Element2.Element, Element3.Element)>.combineLatest(
      source1, source2, source3
    ) { ($0, $1, $2) }
  }

  /// Emits a tuple of the latest elements of all sources whenever one of them emits, once all of them have emitted.
  ///
  /// Completes and delivers like the overload that takes a `resultSelector`.
  @inlinable
  public static func combineLatest<
    Element1: InfallibleType, Element2: InfallibleType, Element3: InfallibleType, Element4: InfallibleType
  >(
    _ source1: Element1, _ source2: Element2, _ source3: Element3, _ source4: Element4
  ) -> Infallible<(Element1.Element, Element2.Element, Element3.Element, Element4.Element)> {
    Infallible<(Element1.Element, Element2.Element, Element3.Element, Element4.Element)>.combineLatest(
      source1, source2, source3, source4
    ) { ($0, $1, $2, $3) }
  }

  /// Emits a tuple of the latest elements of all sources whenever one of them emits, once all of them have emitted.
  ///
  /// Completes and delivers like the overload that takes a `resultSelector`.
  @inlinable
  public static func combineLatest<
    Element1: InfallibleType, Element2: InfallibleType, Element3: InfallibleType, Element4: InfallibleType,
    Element5: InfallibleType
  >(
    _ source1: Element1, _ source2: Element2, _ source3: Element3, _ source4: Element4, _ source5: Element5
  ) -> Infallible<(Element1.Element, Element2.Element, Element3.Element, Element4.Element, Element5.Element)>
  {
    Infallible<(Element1.Element, Element2.Element, Element3.Element, Element4.Element, Element5.Element)>
      .combineLatest(source1, source2, source3, source4, source5) { ($0, $1, $2, $3, $4) }
  }

  /// Emits a tuple of the latest elements of all sources whenever one of them emits, once all of them have emitted.
  ///
  /// Completes and delivers like the overload that takes a `resultSelector`.
  @inlinable
  public static func combineLatest<
    Element1: InfallibleType, Element2: InfallibleType, Element3: InfallibleType, Element4: InfallibleType,
    Element5: InfallibleType, Element6: InfallibleType
  >(
    _ source1: Element1, _ source2: Element2, _ source3: Element3, _ source4: Element4, _ source5: Element5,
    _ source6: Element6
  ) -> Infallible<
    (
      Element1.Element, Element2.Element, Element3.Element, Element4.Element, Element5.Element,
      Element6.Element
    )
  > {
    Infallible<
      (
        Element1.Element, Element2.Element, Element3.Element, Element4.Element, Element5.Element,
        Element6.Element
      )
    >.combineLatest(source1, source2, source3, source4, source5, source6) { ($0, $1, $2, $3, $4, $5) }
  }

  /// Emits a tuple of the latest elements of all sources whenever one of them emits, once all of them have emitted.
  ///
  /// Completes and delivers like the overload that takes a `resultSelector`.
  @inlinable
  public static func combineLatest<
    Element1: InfallibleType, Element2: InfallibleType, Element3: InfallibleType, Element4: InfallibleType,
    Element5: InfallibleType, Element6: InfallibleType, Element7: InfallibleType
  >(
    _ source1: Element1, _ source2: Element2, _ source3: Element3, _ source4: Element4, _ source5: Element5,
    _ source6: Element6, _ source7: Element7
  ) -> Infallible<
    (
      Element1.Element, Element2.Element, Element3.Element, Element4.Element, Element5.Element,
      Element6.Element, Element7.Element
    )
  > {
    Infallible<
      (
        Element1.Element, Element2.Element, Element3.Element, Element4.Element, Element5.Element,
        Element6.Element, Element7.Element
      )
    >.combineLatest(source1, source2, source3, source4, source5, source6, source7) {
      ($0, $1, $2, $3, $4, $5, $6)
    }
  }

  /// Emits a tuple of the latest elements of all sources whenever one of them emits, once all of them have emitted.
  ///
  /// Completes and delivers like the overload that takes a `resultSelector`.
  @inlinable
  public static func combineLatest<
    Element1: InfallibleType, Element2: InfallibleType, Element3: InfallibleType, Element4: InfallibleType,
    Element5: InfallibleType, Element6: InfallibleType, Element7: InfallibleType, Element8: InfallibleType
  >(
    _ source1: Element1, _ source2: Element2, _ source3: Element3, _ source4: Element4, _ source5: Element5,
    _ source6: Element6, _ source7: Element7, _ source8: Element8
  ) -> Infallible<
    (
      Element1.Element, Element2.Element, Element3.Element, Element4.Element, Element5.Element,
      Element6.Element, Element7.Element, Element8.Element
    )
  > {
    Infallible<
      (
        Element1.Element, Element2.Element, Element3.Element, Element4.Element, Element5.Element,
        Element6.Element, Element7.Element, Element8.Element
      )
    >.combineLatest(source1, source2, source3, source4, source5, source6, source7, source8) {
      ($0, $1, $2, $3, $4, $5, $6, $7)
    }
  }

  /// Emits a tuple of the first elements of all sources, then one of the second elements, and so on.
  ///
  /// Completes when all sources have completed.
  @inlinable
  public static func zip<Element1, Element2>(
    _ source1: Infallible<Element1>, _ source2: Infallible<Element2>
  ) -> Infallible<(Element1, Element2)> {
    Infallible<(Element1, Element2)>.zip(source1, source2) { ($0, $1) }
  }

  /// Emits a tuple of the first elements of all sources, then one of the second elements, and so on.
  ///
  /// Completes when all sources have completed.
  @inlinable
  public static func zip<Element1, Element2, Element3>(
    _ source1: Infallible<Element1>, _ source2: Infallible<Element2>, _ source3: Infallible<Element3>
  ) -> Infallible<(Element1, Element2, Element3)> {
    Infallible<(Element1, Element2, Element3)>.zip(source1, source2, source3) { ($0, $1, $2) }
  }

  /// Emits a tuple of the first elements of all sources, then one of the second elements, and so on.
  ///
  /// Completes when all sources have completed.
  @inlinable
  public static func zip<Element1, Element2, Element3, Element4>(
    _ source1: Infallible<Element1>, _ source2: Infallible<Element2>, _ source3: Infallible<Element3>,
    _ source4: Infallible<Element4>
  ) -> Infallible<(Element1, Element2, Element3, Element4)> {
    Infallible<(Element1, Element2, Element3, Element4)>.zip(source1, source2, source3, source4) {
      ($0, $1, $2, $3)
    }
  }

  /// Emits a tuple of the first elements of all sources, then one of the second elements, and so on.
  ///
  /// Completes when all sources have completed.
  @inlinable
  public static func zip<Element1, Element2, Element3, Element4, Element5>(
    _ source1: Infallible<Element1>, _ source2: Infallible<Element2>, _ source3: Infallible<Element3>,
    _ source4: Infallible<Element4>, _ source5: Infallible<Element5>
  ) -> Infallible<(Element1, Element2, Element3, Element4, Element5)> {
    Infallible<(Element1, Element2, Element3, Element4, Element5)>.zip(
      source1, source2, source3, source4, source5
    ) { ($0, $1, $2, $3, $4) }
  }

  /// Emits a tuple of the first elements of all sources, then one of the second elements, and so on.
  ///
  /// Completes when all sources have completed.
  @inlinable
  public static func zip<Element1, Element2, Element3, Element4, Element5, Element6>(
    _ source1: Infallible<Element1>, _ source2: Infallible<Element2>, _ source3: Infallible<Element3>,
    _ source4: Infallible<Element4>, _ source5: Infallible<Element5>, _ source6: Infallible<Element6>
  ) -> Infallible<(Element1, Element2, Element3, Element4, Element5, Element6)> {
    Infallible<(Element1, Element2, Element3, Element4, Element5, Element6)>.zip(
      source1, source2, source3, source4, source5, source6
    ) { ($0, $1, $2, $3, $4, $5) }
  }

  /// Emits a tuple of the first elements of all sources, then one of the second elements, and so on.
  ///
  /// Completes when all sources have completed.
  @inlinable
  public static func zip<Element1, Element2, Element3, Element4, Element5, Element6, Element7>(
    _ source1: Infallible<Element1>, _ source2: Infallible<Element2>, _ source3: Infallible<Element3>,
    _ source4: Infallible<Element4>, _ source5: Infallible<Element5>, _ source6: Infallible<Element6>,
    _ source7: Infallible<Element7>
  ) -> Infallible<(Element1, Element2, Element3, Element4, Element5, Element6, Element7)> {
    Infallible<(Element1, Element2, Element3, Element4, Element5, Element6, Element7)>.zip(
      source1, source2, source3, source4, source5, source6, source7
    ) { ($0, $1, $2, $3, $4, $5, $6) }
  }

  /// Emits a tuple of the first elements of all sources, then one of the second elements, and so on.
  ///
  /// Completes when all sources have completed.
  @inlinable
  public static func zip<Element1, Element2, Element3, Element4, Element5, Element6, Element7, Element8>(
    _ source1: Infallible<Element1>, _ source2: Infallible<Element2>, _ source3: Infallible<Element3>,
    _ source4: Infallible<Element4>, _ source5: Infallible<Element5>, _ source6: Infallible<Element6>,
    _ source7: Infallible<Element7>, _ source8: Infallible<Element8>
  ) -> Infallible<(Element1, Element2, Element3, Element4, Element5, Element6, Element7, Element8)> {
    Infallible<(Element1, Element2, Element3, Element4, Element5, Element6, Element7, Element8)>.zip(
      source1, source2, source3, source4, source5, source6, source7, source8
    ) { ($0, $1, $2, $3, $4, $5, $6, $7) }
  }
}
